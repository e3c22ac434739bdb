/** The index of the first word that is not before this text; words are sorted by code units. */
function lowerBound(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < text) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** The index of a word, or -1. */
export function indexOfWord(words: readonly string[], word: string): number {
  const index = lowerBound(words, word);
  return words[index] === word ? index : -1;
}

/** The words that begin so: the index of the first one, and that after the last one. */
export function wordsBeginning(words: readonly string[], prefix: string): readonly [from: number, to: number] {
  return [lowerBound(words, prefix), lowerBound(words, `${prefix}\uFFFF`)];
}
