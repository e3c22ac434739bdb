import { afterEach, expect, test, vi } from 'vitest';

import { whenIdle } from './scheduling';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('where the browser tells when it is idle, it decides', () => {
  const asked = vi.fn<(action: () => void) => void>();
  vi.stubGlobal('requestIdleCallback', asked);
  const action = vi.fn<() => void>();
  whenIdle(action);
  expect(action).not.toHaveBeenCalled();
  expect(asked.mock.calls).toEqual([[action]]);
});

test('where it does not, as in Safari, frames and input come first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('window', globalThis);
  const action = vi.fn<() => void>();
  whenIdle(action);
  await vi.advanceTimersByTimeAsync(16);
  expect(action).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(action).toHaveBeenCalledOnce();
});

test('what is drawn later waits until the page is shown', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: {} });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: () => void) {
        frames.push(tell);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.resetModules();
  const { drawLater } = await import('./scheduling');
  const change = vi.fn<() => void>();
  drawLater(change);
  await Promise.resolve();
  expect([change.mock.calls.length, frames.length]).toEqual([0, 1]);
  frames.forEach((tell) => tell());
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
});
