import type { AnyStateMachine } from 'xstate';

import { refusedCells } from '../cells';
import { explore } from '../graph';
import type { Model } from '../model';
import type { Script } from '../script';
import { scriptOf, observationsOf } from '../script';
import { suiteFor } from '../suite';
import { timingCases } from '../timing';
import type { Observed } from '../observed-run';
import type { Mutant } from './operators';
import { mutantsOf } from './operators';

export interface Verdict {
  readonly mutant: string;
  readonly operator: Mutant['operator'];
  /** The first generated test that fails on the mutant, and after which act; absent when all pass. */
  readonly killedBy: string | undefined;
}

interface GeneratedTest {
  readonly script: Script;
  /** What must be seen after the start and after each act. */
  readonly expected: readonly string[];
}

/** Runs the generated tests of a machine against every mutant of it, each up to the first test that fails. */
export function hunt(model: Model): readonly Verdict[] {
  const tests = generatedTests(model);
  return mutantsOf(model.machine).map(({ id, operator, build }) => ({
    mutant: id,
    operator,
    killedBy: firstFailure(build(), model, tests),
  }));
}

/** The path suites for transitions, edges and pairs, the refused cells and the timing cases, with what the drawing as it is does. */
function generatedTests(model: Model): readonly GeneratedTest[] {
  const graph = explore(model);
  const paths = (['transitions', 'edges', 'pairs'] as const).flatMap((criterion) =>
    suiteFor(graph, criterion).paths.map((path, index) => scriptOf(`${criterion}, path ${index + 1}`, path)),
  );
  const scripts = [
    ...paths,
    ...refusedCells(graph).map(({ script }) => script),
    ...timingCases(graph).map(({ script }) => script),
  ];
  return scripts.map((script) => ({ script, expected: [...observationsOf(model.machine, model, script)].map(asSeen) }));
}

function firstFailure(machine: AnyStateMachine, model: Model, tests: readonly GeneratedTest[]): string | undefined {
  for (const { script, expected } of tests) {
    let looks = 0;
    for (const observed of observationsOf(machine, model, script)) {
      if (asSeen(observed) !== expected[looks]) {
        return `${script.name}, ${looks === 0 ? 'at the start' : `after ${script.acts[looks - 1]?.name}`}`;
      }
      looks += 1;
    }
  }
  return undefined;
}

/** What a tester can tell from outside; which transitions were taken is not among it. */
function asSeen({ standing, effects }: Observed): string {
  return JSON.stringify([standing, effects]);
}
