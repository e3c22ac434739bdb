import { describe, expect, test } from 'vitest';

import { contrast, EDGE, edgePairs, TEXT, textPairs } from './contrast';
import { palette } from './palette';

describe('the palette', () => {
  test.each(textPairs)('text in %s can be read on %s', (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(edgePairs)('an edge in %s can be seen on %s', (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(EDGE);
  });

  test('contrast is 21 between black and white and 1 between a colour and itself', () => {
    expect([contrast('#000000', '#FFFFFF'), contrast('#9E4526', '#9E4526')]).toEqual([21, 1]);
  });
});
