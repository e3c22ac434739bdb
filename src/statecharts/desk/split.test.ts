import { describe, expect, test } from 'vitest';

import { keepSplits, readSplits, splitAfter, splitAt } from './split';

describe('a splitter', () => {
  test.each([
    ['ArrowLeft', 40, 38],
    ['ArrowRight', 40, 42],
    ['ArrowLeft', 21, 20],
    ['ArrowRight', 74, 75],
    ['Home', 40, 20],
    ['End', 40, 75],
    ['Enter', 40, undefined],
  ])('goes by %s from %i to %s', (key, from, to) => {
    expect(splitAfter(key, from)).toBe(to);
  });

  test.each([
    [500, 40],
    [0, 20],
    [5_000, 75],
  ])('follows a pointer to %i px', (x, to) => {
    expect(splitAt(x, { left: 100, width: 1_000 })).toBe(to);
  });
});

describe('panes', () => {
  const device = (text: string | null) => ({ getItem: () => text });
  const usual = { charts: 38, shop: 48 };

  test('are as wide as they were left', () => {
    let written = '';
    keepSplits({ setItem: (_, text) => (written = text) }, { charts: 60, shop: 30 });
    expect(readSplits(device(written))).toEqual({ charts: 60, shop: 30 });
  });

  test.each([null, 'wide', '7', '{"v":2,"data":{"charts":60,"shop":30}}', '{"v":1,"data":{"charts":99,"shop":30}}'])(
    'are as usual where %s is kept',
    (text) => {
      expect(readSplits(device(text))).toEqual(usual);
    },
  );

  test('are as usual where nothing may be read or written', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    expect(readSplits({ getItem: refuse })).toEqual(usual);
    expect(readSplits(undefined)).toEqual(usual);
    expect(() => keepSplits({ setItem: refuse }, usual)).not.toThrow();
  });
});
