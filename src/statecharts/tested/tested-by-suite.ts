import { stateNodes, transitions } from '#kit/charts/transitions';
import type { Tested, TestedMachine } from '#kit/charts/tested/tested';
import { passedBy } from '#kit/paths/suite';
import { registry } from '#machines/registry';

import { pathsOf } from '../paths/path';

/**
 * What the suites for transitions make the machines do, counted in the paths that the build wrote; a test holds running
 * actors to them. Pairs and refused events are in the report of `npm run coverage:machines` only.
 */
export function testedBySuites(): Tested {
  return { version: 1, criterion: 'transitions', machines: registry.map(({ name }) => testedBySuite(name)) };
}

/** As `testedBySuites`, of one machine. Throws for one that has no cases. */
export function testedBySuite(name: string): TestedMachine {
  const model = registry.find((each) => each.name === name);
  if (!model) {
    throw new Error(`The machine "${name}" has no cases.`);
  }
  const places = pathsOf(name).flatMap(({ start, steps }) => [start, ...steps]);
  const taken = places.flatMap((place) => place.taken);
  const states = places.flatMap((place) => [...place.states, ...place.taken.flatMap(passedBy)]);
  return {
    machine: name,
    states: counts(
      stateNodes(model.machine).map(({ id }) => id),
      states,
    ),
    transitions: counts([...transitions(model.machine).keys()], taken),
    pairs: [],
    refused: [],
    justified: { ...model.unreachable },
  };
}

function counts(ids: readonly string[], happened: readonly string[]): TestedMachine['states'] {
  return ids.map((id) => ({ id, count: happened.filter((each) => each === id).length }));
}
