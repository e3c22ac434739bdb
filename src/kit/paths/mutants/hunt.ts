import type { AnyStateMachine } from 'xstate';

import { refusedCells } from '../cells';
import { explore } from '../graph';
import type { Graph } from '../graph';
import type { Model } from '../model';
import type { Script } from '../script';
import { scriptOf, observationsOf } from '../script';
import { suiteFor } from '../suite';
import type { Criterion } from '../suite';
import { timingCases } from '../timing';
import type { Observed } from '../observed-run';
import type { Mutant } from './operators';
import { mutantsOf } from './operators';

export interface MutantVerdict {
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

/**
 * Runs the generated tests of a machine against every mutant of it, each up to the first test that fails; none against
 * those that are known to do the same.
 */
export function hunt(model: Model, doesTheSame: (mutant: Mutant) => boolean): readonly MutantVerdict[] {
  const tests = new GeneratedTests(model);
  return mutantsOf(model.machine).map((mutant) => ({
    mutant: mutant.id,
    operator: mutant.operator,
    killedBy: doesTheSame(mutant) ? undefined : firstFailure(mutant.build(), model, tests),
  }));
}

/**
 * The path suites for transitions, pairs and edges, the refused cells and the timing cases, with what the drawing as it
 * is does. Each is made when it is first asked for: most mutants fail on one of the first.
 */
class GeneratedTests implements Iterable<GeneratedTest> {
  private readonly made: GeneratedTest[] = [];
  private readonly later: Iterator<Script, undefined>;

  constructor(private readonly model: Model) {
    this.later = scriptsFor(explore(model));
  }

  *[Symbol.iterator](): Generator<GeneratedTest> {
    for (let index = 0; ; index += 1) {
      const test = this.made[index] ?? this.makeNext();
      if (!test) {
        return;
      }
      yield test;
    }
  }

  private makeNext(): GeneratedTest | undefined {
    const { value: script } = this.later.next();
    if (!script) {
      return undefined;
    }
    const { model } = this;
    const test = { script, expected: [...observationsOf(model.machine, model, script)].map(asSeen) };
    this.made.push(test);
    return test;
  }
}

/** The longest suite, that for edges, comes last: few mutants are left for it. */
function* scriptsFor(graph: Graph): Generator<Script, undefined> {
  const pathsFor = (criterion: Criterion) =>
    suiteFor(graph, criterion).paths.map((path, index) => scriptOf(`${criterion}, path ${index + 1}`, path));
  yield* pathsFor('transitions');
  yield* pathsFor('pairs');
  yield* refusedCells(graph).map(({ script }) => script);
  yield* timingCases(graph).map(({ script }) => script);
  yield* pathsFor('edges');
  return undefined;
}

function firstFailure(machine: AnyStateMachine, model: Model, tests: Iterable<GeneratedTest>): string | undefined {
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
