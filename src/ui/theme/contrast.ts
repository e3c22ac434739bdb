import type { ColourName } from './palette';

/** Least contrast of text and of the edge of a control (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT = 4.5;
export const EDGE = 3;

/** What is written on what; every pair has at least `TEXT`. */
export const textPairs = pairs([
  ['ink', ['paper', 'surface', 'ground', 'mossPale', 'clayPale']],
  ['inkSoft', ['paper', 'surface', 'ground', 'mossPale', 'clayPale']],
  ['moss', ['paper', 'surface', 'ground', 'mossPale']],
  ['mossDeep', ['paper', 'surface', 'ground', 'mossPale']],
  ['clay', ['paper', 'surface', 'ground', 'clayPale']],
  ['clayDeep', ['paper', 'surface', 'ground', 'clayPale']],
  ['brass', ['paper', 'surface', 'ground']],
  ['success', ['paper', 'surface']],
  ['progress', ['paper', 'surface']],
  ['failed', ['paper', 'surface', 'clayPale']],
  ['onMoss', ['moss', 'mossDeep']],
  ['onClay', ['clay', 'clayDeep']],
  ['paper', ['ink', 'moss']],
]);

/** Edges of controls and what they stand on; every pair has at least `EDGE`. */
export const edgePairs = pairs([
  ['edge', ['paper', 'surface', 'ground']],
  ['moss', ['paper', 'surface', 'ground']],
  ['failed', ['paper', 'surface']],
  ['brass', ['paper', 'surface', 'ground']],
]);

/** Contrast ratio of two `#RRGGBB` colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function pairs(
  fronts: readonly (readonly [ColourName, readonly ColourName[]])[],
): (readonly [front: ColourName, back: ColourName])[] {
  return fronts.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));
}
