import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import fc from 'fast-check';

interface Options<Step> {
  /** What a visit is made of. */
  readonly step: fc.Arbitrary<Step>;
  /** Most steps of a visit. There is no least: one that failed could not be shortened below it. */
  readonly most: number;
  /** Plays a visit; throws what is wrong. */
  readonly visit: (steps: readonly Step[]) => Promise<void>;
  /** Where the shortest visit that failed is written. */
  readonly failure: string;
  /** A file that was written so, to play instead of random visits. */
  readonly replayed?: string | undefined;
  readonly seed: number;
  readonly numRuns: number;
  /** After so long no further visit is begun. */
  readonly milliseconds?: number;
}

/** Plays random visits, or one of a file. Shortens one that fails, writes it down, and throws with how to play it again. */
export async function playVisits<Step>({
  step,
  most,
  visit,
  failure,
  replayed,
  seed,
  numRuns,
  milliseconds,
}: Options<Step>): Promise<void> {
  // With a bias the first visits would be short.
  const visits = fc.noBias(fc.array(step, { maxLength: most, size: 'max' }));
  const examples = replayed === undefined ? [] : [[JSON.parse(readFileSync(replayed, 'utf8')) as Step[]] as [Step[]]];
  await fc.assert(fc.asyncProperty(visits, visit), {
    seed,
    numRuns: replayed === undefined ? numRuns : 1,
    examples,
    ...(milliseconds !== undefined && { interruptAfterTimeLimit: milliseconds }),
    asyncReporter: async (run) => {
      if (run.failed) {
        mkdirSync(dirname(failure), { recursive: true });
        writeFileSync(failure, JSON.stringify(run.counterexample?.[0], undefined, 2));
        const wrong = run.errorInstance instanceof Error ? run.errorInstance.message : String(run.errorInstance);
        throw new Error(
          `${wrong}\nTRUST_REPLAY=${failure} plays it again.\n${await fc.asyncDefaultReportMessage(run)}`,
        );
      }
    },
  });
}
