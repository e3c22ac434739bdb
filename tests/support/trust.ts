import fc from 'fast-check';

/** True under `npm run trust`: all of what `npm test` runs a part of. */
export const isWhole = process.env['TRUST'] === 'whole';

/** Of everything random in these tests. A failure names it; `TRUST_SEED` repeats it. */
export const seed = Number(process.env['TRUST_SEED'] ?? 1);

/** A property that fails is made simpler no longer than this, in milliseconds. */
const SHRINKING_MS = 60_000;

/** Options for `fc.assert`: so many runs in `npm test`, six times as many in `npm run trust`. */
export function runs<Ts>(count: number): fc.Parameters<Ts> {
  return { seed, numRuns: isWhole ? count * 6 : count, plugins: [endsShrinkingAfter(SHRINKING_MS)] };
}

/** Plugin of fast-check: ends what a property takes after its first failure; one that passes may take its time. */
export function endsShrinkingAfter<Ts>(milliseconds: number): fc.Plugin<Ts> {
  return () => {
    let end = Number.POSITIVE_INFINITY;
    return {
      decorateRun: (run) => (value) => {
        if (performance.now() > end) {
          return new fc.PreconditionFailure(true);
        }
        const outcome = run(value);
        if (outcome !== null && 'error' in outcome) {
          end = Math.min(end, performance.now() + milliseconds);
        }
        return outcome;
      },
    };
  };
}
