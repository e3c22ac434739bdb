import type { KindNames } from './kind-names';
import { namesWithin } from './kind-names';
import type { Columns } from './list-columns';
import type { Distances } from './distances';
import { NOT_FOUND } from './distances';
import { DISTANCE } from './product-words';
import type { Match } from './word-matches';
import { NO_MATCH } from './word-matches';

/**
 * Lowers the distances of the products that match all of some words, given as stems, to the sum of their distances; a
 * matching name of several words is nearer than its single words.
 */
export function lowerToMatches(
  nearest: Distances,
  stems: readonly string[],
  matches: readonly Match[],
  { list, names }: { readonly list: Columns; readonly names: KindNames },
): void {
  const found = matches.flatMap(({ distances }) => distances ?? []);
  const [rarest] = matches.map(({ places }) => places).toSorted((one, other) => one.length - other.length);
  if (found.length < stems.length || rarest === undefined) {
    return;
  }
  const namesIn = stems.flatMap((ending) => namesWithin(names, ending, stems));
  const sums = new Int32Array(rarest.length);
  /** 1 for what has only a part of a synonym. */
  const parts = new Uint8Array(rarest.length);
  // If some products are called so, those that have but a part of such a name are not meant.
  let isCalledSo = false;
  let kind = -1;
  let isNamed: readonly boolean[] = [];
  for (let index = 0; index < rarest.length; index += 1) {
    const place = rarest[index] ?? 0;
    if (place >= (list.kindStarts[kind + 1] ?? Infinity)) {
      kind = kindAt(list, place, kind);
      const named = new Set(namesIn.flatMap((name) => (name.kind === kind ? name.stems : [])));
      isNamed = stems.map((each) => named.has(each));
    }
    let sum = 0;
    let isPart = false;
    for (let position = 0; position < found.length && sum < NOT_FOUND; position += 1) {
      const isFar = isNamed[position] === false;
      const known = found[position]?.[place] ?? NO_MATCH;
      const distance = isFar && known === DISTANCE.partOfWholeName ? NO_MATCH : known;
      isPart ||= isFar && (distance === DISTANCE.partOfName || distance === DISTANCE.use);
      const near = isFar ? distance : Math.min(distance, DISTANCE.otherName);
      sum = distance === NO_MATCH ? NOT_FOUND : sum + near;
    }
    sums[index] = sum;
    parts[index] = isPart ? 1 : 0;
    isCalledSo ||= sum <= DISTANCE.otherName * stems.length && !isPart;
  }
  for (let index = 0; index < rarest.length; index += 1) {
    const place = rarest[index] ?? 0;
    const sum = sums[index] ?? NOT_FOUND;
    if (sum < (nearest[place] ?? 0) && !(isCalledSo && parts[index] === 1)) {
      nearest[place] = sum;
    }
  }
}

/** What a word counts that a product does not have: more than all that it has. */
export const MISSING = 1000;

/** The distances of all products from all these words together, given as stems; each that a product lacks is `MISSING`. */
export function sumsOfMatches(
  stems: readonly string[],
  matches: readonly Match[],
  { list, names }: { readonly list: Columns; readonly names: KindNames },
): Distances {
  const namesIn = stems.flatMap((ending) => namesWithin(names, ending, stems));
  const sums = new Int32Array(list.size);
  for (const kind of list.kindNames.keys()) {
    const named = new Set(namesIn.flatMap((name) => (name.kind === kind ? name.stems : [])));
    const farthest = stems.map((each) => (named.has(each) ? DISTANCE.partOfWholeName : DISTANCE.mentionBegins));
    const from = list.kindStarts[kind] ?? 0;
    const to = list.kindStarts[kind + 1] ?? 0;
    for (const [position, { distances }] of matches.entries()) {
      addDistances(sums, distances, { from, to, farthest: farthest[position] ?? 0 });
    }
  }
  return sums;
}

/** Adds the distances of some places from a word to their sums. */
function addDistances(
  sums: Distances,
  distances: Uint8Array | undefined,
  { from, to, farthest }: { readonly from: number; readonly to: number; readonly farthest: number },
): void {
  for (let place = from; place < to; place += 1) {
    const distance = distances?.[place] ?? NO_MATCH;
    sums[place] = (sums[place] ?? 0) + (distance > farthest ? MISSING : distance);
  }
}

/** The kind of a place, which is not before that of an earlier one. */
function kindAt({ kindStarts }: Columns, place: number, earlier: number): number {
  let kind = earlier;
  while (place >= (kindStarts[kind + 1] ?? Infinity)) {
    kind += 1;
  }
  return kind;
}
