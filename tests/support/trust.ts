/** True under `npm run trust`: all of what `npm test` runs a part of. */
export const isWhole = process.env['TRUST'] === 'whole';

/** Of everything random in these tests. A failure names it; `TRUST_SEED` repeats it. */
export const seed = Number(process.env['TRUST_SEED'] ?? 1);

/** Options for `fc.assert`: so many runs in `npm test`, six times as many in `npm run trust`. */
export function runs(count: number): { readonly seed: number; readonly numRuns: number } {
  return { seed, numRuns: isWhole ? count * 6 : count };
}
