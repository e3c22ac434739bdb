import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { carriedOutline, isHanging, outlineOf, PERSON_HEIGHT } from './fits';

const named = (key: string) => products.find(({ pictureKey }) => pictureKey === key) ?? {};

describe('the outline of a product', () => {
  test.each([
    { key: 'three-seat-sofa', outline: { width: 228, depth: 92, height: 81 } },
    { key: 'fiddle-leaf', outline: { width: 75, depth: 75, height: 150 } },
    { key: 'moon-mirror', outline: { width: 80, depth: 3, height: 80 } },
    { key: 'teak-stool', outline: { width: 42, depth: 32, height: 45 } },
    { key: 'wool-rug', outline: { width: 200, depth: 300, height: 2 } },
  ])('$key', ({ key, outline }) => {
    expect(outlineOf(named(key))).toEqual(outline);
  });

  test.each(['enamel-kettle', 'cutting-board', 'linen-throw', 'globe-sconce'])(
    'is not drawn of a small thing: %s',
    (key) => {
      expect(outlineOf(named(key))).toBeUndefined();
    },
  );

  test('is drawn from 50 cm on, in any direction', () => {
    const sizes = { width: 1, depth: 2, height: 49 };
    expect(outlineOf({ facts: sizes })).toBeUndefined();
    expect(outlineOf({ facts: { ...sizes, height: 50 } })).toEqual({ ...sizes, height: 50 });
    expect(outlineOf({ facts: { ...sizes, seatHeight: 45 } })).toEqual(sizes);
  });

  test('is unknown when one of its sizes is', () => {
    expect(outlineOf({ facts: { depth: 120, height: 80 } })).toBeUndefined();
    expect(outlineOf({ facts: { width: 120, depth: 80 } })).toBeUndefined();
    for (const sizes of [
      { depth: 50, height: 80 },
      { width: 50, height: 80 },
      { width: 50, depth: 50 },
    ]) {
      expect(outlineOf({ facts: { ...sizes, seatHeight: 45 } })).toBeUndefined();
    }
    // What lies or stands with a diameter has its own height.
    expect(outlineOf({ facts: { diameter: 120 } })).toBeUndefined();
  });

  test('is unknown without sizes', () => {
    expect(outlineOf({})).toBeUndefined();
    expect(outlineOf({ facts: { width: 120, height: 80 } })).toBeUndefined();
  });
});

test('a piece is seen beside somebody of 170 cm', () => {
  expect(PERSON_HEIGHT).toBe(170);
});

test('a rug is rolled up along its shorter side, as thick as its layers are', () => {
  const rug = { width: 200, depth: 300, height: 2 };
  const { width, depth, height } = carriedOutline(rug, 'Rug');
  expect({ width, height }).toEqual({ width: depth, height: 200 });
  expect(Math.PI * (width / 2) ** 2).toBeCloseTo(300 * 2);
  expect(carriedOutline(rug, 'Bed')).toBe(rug);
});

test('what hangs on a wall or from a ceiling is known by its kind', () => {
  const hanging = products.filter((product) => outlineOf(product) && isHanging(product));
  expect(hanging.map(({ pictureKey }) => pictureKey)).toEqual([
    'moon-mirror',
    'vanity-mirror',
    'bath-shelf',
    'print-pair',
    'linear-pendant',
  ]);
});
