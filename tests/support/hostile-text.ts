import { readFileSync } from 'node:fs';

import fc from 'fast-check';

import { seededRandom } from '#domain/random';

import { isWhole, seed } from './trust';

/** Strings that break shops: markup, queries, paths, prototypes, numbers, dates, bidi, invisible, emoji, long. */
export const HOSTILE: readonly string[] = Object.values(
  // Not imported: half of a surrogate pair is JSON for `JSON.parse` only.
  JSON.parse(readFileSync(new URL('./hostile-strings.json', import.meta.url), 'utf8')) as Record<string, string[]>,
).flat();

/** All under `npm run trust`, else so many, chosen by the seed. */
export function someHostile(count: number): readonly string[] {
  if (isWhole) {
    return HOSTILE;
  }
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => HOSTILE[Math.floor(random() * HOSTILE.length)] ?? '');
}

/** One of them, two joined, or any text. */
export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.tuple(fc.constantFrom(...HOSTILE), fc.constantFrom(...HOSTILE)).map((pair) => pair.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
