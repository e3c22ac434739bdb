/** Regular plurals only: shelves, benches, glasses and lamps become shelve, bench, glass and lamp. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) {
    return word;
  }
  if (word.endsWith('ies') && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) {
    return word.slice(0, -2);
  }
  return /(?:ss|us|is|clothes)$/.test(word) ? word : word.slice(0, -1);
}

/** A stem is at most this much shorter than its word: "ables" and an "e". */
export const LONGEST_ENDING = 6;

/** The same for shelf and shelves, knife and knives, wash, washed, washing and washable. */
export function stem(word: string): string {
  const one = singular(word);
  const shorter = one.replace(/(?:ing|ed|(?<=.{4})able)$/, '');
  const base = /[aeiouy]/.test(shorter) ? shorter : one;
  return (base.length < 3 ? one : base.length > 3 ? base.replace(/e$/, '') : base).replace(/f$/, 'v');
}

/** Whether two words differ by at most so many letters that are wrong, missing, extra or swapped with a neighbour (Damerau 1964). */
export function isWithinTypos(one: string, other: string, typos = 1): boolean {
  if (typos === 0) {
    return one === other;
  }
  if (Math.abs(one.length - other.length) > typos) {
    return false;
  }
  let start = 0;
  // Behind the end is NaN, which is like nothing.
  while (one.charCodeAt(start) === other.charCodeAt(start)) {
    start += 1;
  }
  let endOne = one.length;
  let endOther = other.length;
  while (Math.min(endOne, endOther) > start && one.charCodeAt(endOne - 1) === other.charCodeAt(endOther - 1)) {
    endOne -= 1;
    endOther -= 1;
  }
  const isOneLetter = endOne - start <= 1 && endOther - start <= 1;
  const isSwapped =
    one.charCodeAt(start) === other.charCodeAt(start + 1) && one.charCodeAt(start + 1) === other.charCodeAt(start);
  if (isOneLetter || (isSwapped && endOne - start === 2 && endOther - start === 2)) {
    return true;
  }
  if (typos === 1) {
    return false;
  }
  const restOne = one.slice(start, endOne);
  const restOther = other.slice(start, endOther);
  return (
    isWithinTypos(restOne.slice(1), restOther, typos - 1) ||
    isWithinTypos(restOne, restOther.slice(1), typos - 1) ||
    isWithinTypos(restOne.slice(1), restOther.slice(1), typos - 1) ||
    (isSwapped && isWithinTypos(restOne.slice(2), restOther.slice(2), typos - 1))
  );
}

/**
 * True if the first two letters have one in common, as those of words that are one typo away from each other do: most
 * words are left out by it at once.
 */
export function sharesLetter(one: string, other: string): boolean {
  const first = one.charCodeAt(0);
  const second = one.charCodeAt(1);
  const otherFirst = other.charCodeAt(0);
  const otherSecond = other.charCodeAt(1);
  return first === otherFirst || second === otherSecond || first === otherSecond || second === otherFirst;
}
