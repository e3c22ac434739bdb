import { describe, expect, test } from 'vitest';

import { isEnd, rangeFacet, shownEnds } from './facet-ranges';
import type { Facet } from './facets';
import { sizeIn } from './units';

test.each([
  { from: '40', to: '90', facet: 'width:40-90' },
  { from: '90', to: '40', facet: 'width:40-90' },
  { from: 'wide', to: '90', facet: 'width:-90' },
  { from: '', to: ' 90 cm', facet: 'width:-90' },
  { from: '40.5', to: '', facet: 'width:40.5-' },
  { from: '', to: '1.2 m', facet: 'width:-120' },
  { from: '', to: '17.7 in', facet: 'width:-45' },
  { from: '', to: '', facet: undefined },
  { from: 'wide', to: '0', facet: undefined },
])('centimetres from "$from" to "$to" are $facet', ({ from, to, facet }) => {
  expect(rangeFacet('width', { from, to }, 'cm')).toBe(facet);
});

test.each([
  { from: '$50', to: '99.50', facet: 'price:50-99.50' },
  { from: '300', to: '', facet: 'price:300-' },
  { from: '50', to: '50.00', facet: 'price:50-50.00' },
  { from: '$1,200', to: '1 500', facet: 'price:1200-1500' },
  { from: '', to: '1.200,50', facet: 'price:-1200.50' },
  { from: '＄５０', to: '٩٩٫٥', facet: 'price:50-99.5' },
  { from: '', to: '1,200,000', facet: undefined },
  { from: '', to: 'cheap', facet: undefined },
])('dollars from "$from" to "$to" are $facet in either unit', ({ from, to, facet }) => {
  expect(rangeFacet('price', { from, to }, 'cm')).toBe(facet);
  expect(rangeFacet('price', { from, to }, 'inch')).toBe(facet);
});

test.each([
  {
    measure: 'price',
    right: ['', ' ', '$50', ' 1.200,50 ', '999,999'],
    wrong: ['€20', 'cheap', '1,200,000', '20-30', '$'],
  },
  {
    measure: 'width',
    right: ['', '80', '80,5 cm', '1.2 m', '31 IN', "9'"],
    wrong: ['wide', '0', '31 m', '80 kg', '1.000'],
  },
] as const)('a field of $measure may hold $right, but not $wrong', ({ measure, right, wrong }) => {
  expect(right.filter((text) => !isEnd(measure, text, 'cm'))).toEqual([]);
  expect(wrong.filter((text) => isEnd(measure, text, 'cm'))).toEqual([]);
});

describe('inches', () => {
  test('hold every product that is printed with them', () => {
    for (let width = 1; width <= 300; width += 1) {
      const printed = sizeIn('inch', width);
      expect(rangeFacet('width', { from: printed, to: printed }, 'inch')).toBe(`width:${width}-${width}`);
    }
  });

  test('are shown as they were typed', () => {
    for (let tenths = 1; tenths <= 1500; tenths += 1) {
      const typed = String(tenths / 10);
      const facet = rangeFacet('width', { from: '', to: typed }, 'inch');
      expect(shownEnds('width', facet, 'inch')).toEqual({ from: '', to: typed });
    }
  });

  test('and an end that was not changed keeps its centimetres', () => {
    const chosen: Facet = 'width:45.1-90.1';
    const shown = shownEnds('width', chosen, 'inch');
    expect(shown).toEqual({ from: '17.8', to: '35.5' });
    expect(rangeFacet('width', shown, 'inch', chosen)).toBe(chosen);
    expect(rangeFacet('width', { ...shown, to: '40 cm' }, 'inch', chosen)).toBe('width:40-45.1');
  });
});
