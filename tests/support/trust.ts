/** True under `npm run trust`: all of what `npm test` runs a part of. */
export const isWhole = process.env['TRUST'] === 'whole';

/** Of everything random in these tests. A failure names it; `TRUST_SEED` repeats it. */
export const seed = Number(process.env['TRUST_SEED'] ?? 1);

/** A property that fails is made simpler no longer than this, in milliseconds. */
const LONGEST_PROPERTY_MS = 150_000;

/** Options for `fc.assert`: so many runs in `npm test`, six times as many in `npm run trust`. */
export function runs(count: number) {
  return {
    seed,
    numRuns: isWhole ? count * 6 : count,
    interruptAfterTimeLimit: LONGEST_PROPERTY_MS,
    // One that passes is no shorter for being slow.
    markInterruptAsFailure: true,
  };
}
