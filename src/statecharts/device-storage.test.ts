import { afterEach, expect, test, vi } from 'vitest';

import { rememberingStorage } from './device-storage';

afterEach(() => vi.unstubAllGlobals());

test('what a device refuses is remembered until it keeps it', () => {
  const kept = new Map<string, string>();
  let isFull = true;
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (isFull) {
          throw new Error('QuotaExceededError');
        }
        kept.set(key, text);
      },
    },
  });
  expect(() => rememberingStorage.setItem('comments', 'one')).toThrow('QuotaExceededError');
  expect([rememberingStorage.getItem('comments'), rememberingStorage.isRefused()]).toEqual(['one', true]);
  isFull = false;
  rememberingStorage.setItem('comments', 'two');
  expect([rememberingStorage.getItem('comments'), rememberingStorage.isRefused()]).toEqual(['two', false]);
  expect(kept.get('comments')).toBe('two');
});

test('where a device forbids all storage, too', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('SecurityError');
    },
  });
  expect(() => rememberingStorage.setItem('comments', 'one')).toThrow('forbids');
  expect([rememberingStorage.getItem('comments'), rememberingStorage.getItem('others')]).toEqual(['one', null]);
});
