import { afterEach, describe, expect, test, vi } from 'vitest';

import { sampleContent } from '#content/whole-content';

import { inertWorld } from './inert-world';
import { browserWorld, parseJson } from './world';

afterEach(() => vi.unstubAllGlobals());

describe('a store of the browser', () => {
  test('gives back what was written, until it is removed', () => {
    const { local } = worldWith(memory());
    expect(local.write('larkwood.cart', { v: 1, data: [0] })).toBe(true);
    expect(local.read('larkwood.cart')).toEqual({ v: 1, data: [0] });
    local.remove('larkwood.cart');
    expect(local.read('larkwood.cart')).toBeUndefined();
  });

  test('reads garbage as nothing', () => {
    const { local } = worldWith({ ...memory(), getItem: () => '{"v":1,' });
    expect(local.read('larkwood.cart')).toBeUndefined();
  });

  test('keeps nothing when it is full, and says so', () => {
    const { local } = worldWith({ ...memory(), setItem: throwing });
    expect(local.write('larkwood.cart', 1)).toBe(false);
    expect(local.read('larkwood.cart')).toBeUndefined();
  });

  test('says so when the browser accepts everything and keeps nothing', () => {
    const { local } = worldWith({ ...memory(), setItem: () => undefined });
    expect(local.write('larkwood.cart', 1)).toBe(false);
  });

  test('keeps nothing when the browser forbids it, and says so', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        return throwing();
      },
      get sessionStorage() {
        return throwing();
      },
    });
    const { local, session } = browserWorld(() => undefined, sampleContent());
    for (const store of [local, session]) {
      expect(store.write('larkwood.cart', 1)).toBe(false);
      store.remove('larkwood.cart');
      expect(store.read('larkwood.cart')).toBeUndefined();
    }
  });
});

test.each([
  { written: null, value: undefined },
  { written: '', value: undefined },
  { written: 'undefined', value: undefined },
  { written: 'null', value: null },
  { written: '{"v":1}', value: { v: 1 } },
])('what was written as $written is read as $value', ({ written, value }) => {
  expect(parseJson(written)).toEqual(value);
});

test('the world of a prerendered page is the same every time', () => {
  const one = inertWorld();
  const other = inertWorld();
  expect([one.now(), one.random(), one.local.read('larkwood.cart')]).toEqual([other.now(), other.random(), undefined]);
});

function worldWith(area: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  vi.stubGlobal('window', { localStorage: area, sessionStorage: area });
  return browserWorld(() => undefined, sampleContent());
}

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function throwing(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
