import { ownWordsOf } from './product-words';
import type { Product } from './product';
import { isSameSize, sizeOfWord } from './query-sizes';
import { stem } from './similar-words';
import { normalizedWords } from './words';

/** The words by which a product and its variants are told apart, as stems: of its label, and of its colours and sizes. */
export interface RowWords {
  readonly label: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

/** A word of the label counts more: a king size bed is a double one, too. */
const WEIGHT = { label: 2, others: 1 };

/** The words of a product and its variants, one text for each: the label's before a comma, then the others. */
export function rowWordsOf(rows: readonly Product[]): readonly string[] {
  const all = rows.map(({ label = '', ...product }) => ({
    label: stemsOf(label),
    others: ownWordsOf({
      ...product,
      name: label,
      description: label,
      facts: { ...product.facts, care: [], box: [], rooms: [] },
    }).map(([word]) => stem(word)),
  }));
  const isOfAll = (word: string) => all.every(({ others }) => others.includes(word));
  return all.map(({ label, others }) => {
    const own = others.filter((word) => !label.includes(word) && !isOfAll(word));
    return `${label.join(' ')},${[...new Set(own)].join(' ')}`;
  });
}

/** Reads the words of a row. */
export function readRowWords(text: string): RowWords {
  const [label = '', others = ''] = text.split(',');
  return { label: new Set(label.split(' ')), others: new Set(others.split(' ')) };
}

/** What a query says of variants, word by word. */
export interface AskedWords {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
}

/** Asks for no variant. */
export const NO_WORDS: AskedWords = { wanted: [], unwanted: [] };

/**
 * The rows that are meant, by their places in `words`: of those that are not refused, those with the most of the wanted
 * words. All of them where none is told.
 */
export function rowsMeant(words: readonly RowWords[], { wanted, unwanted }: AskedWords): readonly number[] {
  const places = [...words.keys()];
  const accepted = places.filter((place) => !unwanted.some((word) => weightOf(words[place], word) > 0));
  const all = accepted.length === 0 ? places : accepted;
  const scores = new Map(
    all.map((place) => [place, wanted.reduce((sum, word) => sum + weightOf(words[place], word), 0)]),
  );
  const best = Math.max(...scores.values());
  return all.filter((place) => scores.get(place) === best);
}

/** True of a word that tells a row from the others of its product, and that not all of them have. */
export function tellsApart(words: readonly RowWords[], word: string): boolean {
  return words.some((row) => weightOf(row, word) > 0) && words.some((row) => weightOf(row, word) === 0);
}

function weightOf({ label, others }: RowWords = readRowWords(''), word: string): number {
  const size = sizeOfWord(word);
  const isIn = (some: ReadonlySet<string>) =>
    size === undefined
      ? some.has(stem(word))
      : [...some].some((each) => /^\d+$/.test(each) && isSameSize(size, Number(each)));
  return isIn(label) ? WEIGHT.label : isIn(others) ? WEIGHT.others : 0;
}

function stemsOf(text: string): readonly string[] {
  return normalizedWords(text).map(stem);
}
