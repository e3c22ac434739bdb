import { describe, expect, test } from 'vitest';

import { contrast, EDGE, edgePairs, TEXT, textPairs } from '#ui/theme/contrast';

import { dark } from './dark';

describe('in dark surroundings', () => {
  test.each(textPairs)('text in %s can be read on %s', (front, back) => {
    expect(contrast(dark[front], dark[back])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(edgePairs)('an edge in %s can be seen on %s', (front, back) => {
    expect(contrast(dark[front], dark[back])).toBeGreaterThanOrEqual(EDGE);
  });
});
