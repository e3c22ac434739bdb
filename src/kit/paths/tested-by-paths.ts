import type { TestedMachine } from '../charts/tested/tested';
import { stateNodes, transitions } from '../charts/transitions';
import type { Model } from './model';
import { passedBy } from './suite';
import type { SuitePath } from './suite-path';

/** What paths make a machine do, counted: its states and transitions. Pairs and refused events are not told by paths. */
export function testedByPaths({ name, machine, unreachable }: Model, paths: readonly SuitePath[]): TestedMachine {
  const places = paths.flatMap(({ start, steps }) => [start, ...steps]);
  const taken = places.flatMap((place) => place.taken);
  const states = places.flatMap((place) => [...place.states, ...place.taken.flatMap(passedBy)]);
  return {
    machine: name,
    states: counts(
      stateNodes(machine).map(({ id }) => id),
      states,
    ),
    transitions: counts([...transitions(machine).keys()], taken),
    pairs: [],
    refused: [],
    justified: { ...unreachable },
  };
}

function counts(ids: readonly string[], happened: readonly string[]): TestedMachine['states'] {
  return ids.map((id) => ({ id, count: happened.filter((each) => each === id).length }));
}
