import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AppRouter } from '../router';
import { warmPages } from './warm-pages';

const productNamed = vi.fn(async () => undefined);
const chunk = vi.fn(async () => undefined);

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (action: () => void) => queueMicrotask(action));
  vi.stubGlobal('IntersectionObserver', ViewOfFirstCard);
  document.body.innerHTML = `<main>
    <a href="/Products/ProductDetail/Sofa" data-card></a>
    <a href="/Products/ProductDetail/Lamp" data-card></a>
    <a href="/Cart"></a>
  </main>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the scripts of usual pages are loaded, and the products whose cards are in view', async () => {
  await warmed();
  expect(chunk).toHaveBeenCalledTimes(3);
  expect(productNamed.mock.calls).toEqual([[{ segment: 'Sofa', id: undefined }]]);
});

test('so are the other variants of a product', async () => {
  document.body.innerHTML = `<main><nav aria-labelledby="variants">
    <a href="/Products/ProductDetail/Kettle,-Moss"></a>
  </nav></main>`;
  await warmed();
  expect(productNamed.mock.calls).toEqual([[{ segment: 'Kettle,-Moss', id: undefined }]]);
});

test('a product is loaded once, however often its card is drawn', async () => {
  const draw = await warmed();
  await draw();
  expect(productNamed).toHaveBeenCalledOnce();
});

test('what cannot be loaded does not keep the rest from it', async () => {
  chunk.mockRejectedValueOnce(new Error('offline'));
  await warmed();
  expect(productNamed).toHaveBeenCalledOnce();
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'with %j nothing is loaded',
  async (connection) => {
    vi.stubGlobal('navigator', { connection });
    await warmed();
    expect([chunk.mock.calls, productNamed.mock.calls]).toEqual([[], []]);
  },
);

/** Warms pages; returns the drawing of another page with the same cards. */
async function warmed(): Promise<() => Promise<void>> {
  let onRendered = () => {};
  const router = {
    options: { context: { shop: { world: { content: { productNamed } } } } },
    getMatchedRoutes: () => [[{ options: { component: { preload: chunk } } }]],
    subscribe: (_: string, listener: () => void) => (onRendered = listener),
  };
  warmPages(router as unknown as AppRouter);
  await tasks();
  return () => {
    onRendered();
    return tasks();
  };
}

async function tasks(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await Promise.resolve();
  }
}

/** Of the cards only the first is in view. */
class ViewOfFirstCard {
  constructor(private readonly report: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {}

  observe(target: Element) {
    this.report([{ target, isIntersecting: target === document.querySelector('a') }]);
  }

  disconnect() {}
}
