import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AppRouter } from '../router';
import { tellLatePages } from './late-pages';

const isTold = () => document.documentElement.matches('[data-late]');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a page that is on its way for 150 ms is told of, until it is there', () => {
  const tell = toldRouter();
  tell('onBeforeLoad');
  vi.advanceTimersByTime(149);
  expect(isTold()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isTold()).toBe(true);
  tell('onResolved');
  expect(isTold()).toBe(false);
});

test('a page that is at hand is not told of, nor one that another has followed at once', () => {
  const tell = toldRouter();
  tell('onBeforeLoad');
  vi.advanceTimersByTime(100);
  tell('onBeforeLoad');
  vi.advanceTimersByTime(100);
  expect(isTold()).toBe(false);
  tell('onResolved');
  vi.advanceTimersByTime(1000);
  expect(isTold()).toBe(false);
});

/** Tells what happens to the pages of a router that is watched. */
function toldRouter(): (type: string) => void {
  const listeners = new Map<string, () => void>();
  tellLatePages({
    subscribe: (type: string, listener: () => void) => listeners.set(type, listener),
  } as unknown as AppRouter);
  return (type) => listeners.get(type)?.();
}
