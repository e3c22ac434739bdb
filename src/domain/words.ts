/** Lower case, without accents or typographic apostrophes: how words are compared in a search. */
export function plainWords(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Whether every word of the query begins, or is inside, a word of the text, in any order; words of five
 * letters and more forgive one slip (a letter wrong, missing, doubled or swapped with its neighbour).
 */
export function matchesWords(query: string, text: string): boolean {
  const words = plainWords(text);
  return plainWords(query).every((asked) =>
    words.some((word) => word.includes(asked) || (asked.length >= 5 && isOneSlipAway(asked, word))),
  );
}

/** Optimal string alignment distance of at most one (Damerau 1964). */
function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) {
    return false;
  }
  let start = 0;
  while (start < one.length && one[start] === other[start]) {
    start += 1;
  }
  const restOne = one.slice(start);
  const restOther = other.slice(start);
  return (
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    restOne.slice(1) === restOther.slice(1) ||
    (restOne[0] === restOther[1] && restOne[1] === restOther[0] && restOne.slice(2) === restOther.slice(2))
  );
}
