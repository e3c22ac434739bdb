import type { Tested, TestedMachine } from '#kit/charts/tested/tested';
import { testedByPaths } from '#kit/paths/tested-by-paths';
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
  return testedByPaths(model, pathsOf(name));
}
