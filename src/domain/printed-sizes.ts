import type { Product } from './product';
import type { ProductFacts } from './product-facts';

/** Its sizes in centimetres, as a catalogue prints them, without the unit; empty if none is known. */
export function dimensionsOf({ dimensions, facts = {} }: Pick<Product, 'dimensions' | 'facts'>): string {
  return dimensions ?? sizeLine(facts);
}

const SET_WORDS: readonly string[] = ['', '', 'set of two', 'set of three', 'set of four', 'set of five', 'set of six'];

/**
 * Sizes as a catalogue prints them, without the unit: "W 48 × D 40 × H 55", "Ø 9 × H 9, set of four", "200 × 300" for
 * what lies flat. Empty if no size is known.
 */
export function sizeLine(facts: ProductFacts, printed: (centimetres: number) => string = String): string {
  const { width, depth, height, diameter, pieces = 1 } = facts;
  const isFlat = height === undefined && diameter === undefined;
  const measure = (letter: string, size: number | undefined, others: readonly number[] = []) =>
    size === undefined ? [] : [`${isFlat ? '' : `${letter} `}${inWords([...others, size].map(printed))}`];
  const sizes = [
    ...measure('Ø', diameter, facts.otherDiameters),
    ...measure('W', width),
    ...measure('D', depth),
    ...measure('H', height, facts.otherHeights),
  ];
  const set = pieces > 1 && sizes.length > 0 ? [SET_WORDS[pieces] ?? `set of ${pieces}`] : [];
  return [sizes.join(' × '), ...set].join(', ');
}

/** "12, 18 and 24" */
function inWords(sizes: readonly string[]): string {
  return sizes.length > 1 ? `${sizes.slice(0, -1).join(', ')} and ${sizes.at(-1)}` : sizes.join('');
}
