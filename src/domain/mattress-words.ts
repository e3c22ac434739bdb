import type { ProductFacts } from './product-facts';

/** What shops call a mattress, by its least width in cm. */
const SIZES: readonly (readonly [width: number, words: string])[] = [
  [195, 'super king size'],
  [175, 'king size double'],
  [150, 'queen size double'],
  [130, 'double size full'],
  [0, 'single twin'],
];

/** The size of the mattress that a bed takes, in numbers and words; empty for what is no bed. */
export function mattressWords({ mattressWidth, mattressLength }: ProductFacts): string {
  if (mattressWidth === undefined) {
    return '';
  }
  const [, words = ''] = SIZES.find(([width]) => mattressWidth >= width) ?? [];
  return `mattress ${mattressWidth} ${mattressLength ?? ''} ${words}`;
}
