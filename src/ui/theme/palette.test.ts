import { describe, expect, test } from 'vitest';

import { contrast } from './contrast';
import type { ColourName } from './palette';
import { palette } from './palette';

const TEXT = 4.5;
const EDGE = 3;

const textPairs: readonly (readonly [ColourName, readonly ColourName[]])[] = [
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
];

const edgePairs: readonly (readonly [ColourName, readonly ColourName[]])[] = [
  ['edge', ['paper', 'surface', 'ground']],
  ['moss', ['paper', 'surface', 'ground']],
  ['failed', ['paper', 'surface']],
  ['brass', ['paper', 'surface', 'ground']],
];

function cases(pairs: typeof textPairs): (readonly [ColourName, ColourName])[] {
  return pairs.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));
}

describe('the palette', () => {
  test.each(cases(textPairs))('text in %s can be read on %s', (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(cases(edgePairs))('an edge in %s can be seen on %s', (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(EDGE);
  });

  test('contrast is 21 between black and white and 1 between a colour and itself', () => {
    expect([contrast('#000000', '#FFFFFF'), contrast('#9E4526', '#9E4526')]).toEqual([21, 1]);
  });
});
