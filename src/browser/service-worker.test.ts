import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { registerServiceWorker } from './service-worker';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The browser is idle at once. */
function inBrowser(navigator: object): void {
  vi.stubGlobal('window', { setTimeout });
  vi.stubGlobal('requestIdleCallback', (action: () => void) => action());
  vi.stubGlobal('navigator', navigator);
}

function workers() {
  const active = { postMessage: vi.fn<(message: string) => void>() };
  const register = vi.fn<() => Promise<object>>().mockResolvedValue({ update: () => Promise.resolve() });
  return { active, container: { register, ready: Promise.resolve({ active }) } };
}

test('the worker is told that a page is idle when it has been open for ten seconds', async () => {
  const { active, container } = workers();
  inBrowser({ serviceWorker: container, connection: { saveData: false } });
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(container.register).toHaveBeenCalledOnce();
  expect(active.postMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(active.postMessage).toHaveBeenCalledOnce();
});

test('with data saver there is no worker', async () => {
  const { container } = workers();
  inBrowser({ serviceWorker: container, connection: { saveData: true } });
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(container.register).not.toHaveBeenCalled();
});

test.each([
  { browser: 'knows no service workers', navigator: {} },
  {
    browser: 'forbids to ask for them',
    navigator: {
      get serviceWorker() {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      },
    },
  },
  {
    browser: 'refuses to install one',
    navigator: { serviceWorker: { register: () => Promise.reject(new Error('no')) } },
  },
])('the shop goes on without where a browser $browser', async ({ navigator }) => {
  inBrowser(navigator);
  expect(() => registerServiceWorker()).not.toThrow();
  // A rejection that nobody hears would fail the run.
  await vi.advanceTimersByTimeAsync(20_000);
});
