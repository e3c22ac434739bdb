import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AppRouter } from '../router';
import { warmPages } from './warm-pages';

const productNamed = vi.fn(async () => undefined);
const postNamed = vi.fn(async () => undefined);
const read = vi.fn(async (key: string) => ({ products: [key] }));
const productsLoaded = vi.fn();
const chunk = vi.fn(async () => undefined);
const watched = new Set<Element>();

/** Paths whose scripts were asked for. */
const asked: string[] = [];

beforeEach(() => {
  asked.splice(0);
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
  watched.clear();
});

test('scripts and data of usual pages are loaded, and the products whose cards are in view', async () => {
  await warmed();
  expect(asked.slice(0, 3)).toEqual(['/Products', '/Products/ProductDetail/any', '/Cart']);
  expect([...new Set(read.mock.calls.flat())]).toEqual(['catalogue/1', 'cart']);
  expect(productsLoaded.mock.calls).toEqual([[['catalogue/1']], [['cart']]]);
  expect(productNamed.mock.calls).toEqual([[{ segment: 'Sofa', id: undefined }]]);
});

test('so are the other variants of a product', async () => {
  document.body.innerHTML = `<main><nav aria-labelledby="variants">
    <a href="/Products/ProductDetail/Bouclé-Chair,-Moss"></a>
  </nav></main>`;
  await warmed();
  expect(productNamed.mock.calls).toEqual([[{ segment: 'Bouclé-Chair,-Moss', id: undefined }]]);
});

test('so are the steps before and after the card, where the card step was opened by its address', async () => {
  window.history.replaceState(null, '', '/Checkout/Payment');
  await warmed();
  window.history.replaceState(null, '', '/');
  expect(asked.slice(3, 5)).toEqual(['/Checkout', '/MyAccount/TrackOrder/TrackOrderDetail']);
});

test('cards of a page that was left are watched no more', async () => {
  const left = document.querySelector('a');
  const draw = await warmed();
  document.body.innerHTML = '<main><a href="/Products/ProductDetail/Rug" data-card></a></main>';
  await draw();
  expect(left && watched.has(left)).toBe(false);
  expect([...watched].map((link) => link.getAttribute('href'))).toEqual(['/Products/ProductDetail/Rug']);
});

test('a post whose card is in view is loaded with its script', async () => {
  document.body.innerHTML = '<main><a href="/Blog/BlogDetail/Maren-Solberg"></a></main>';
  await warmed();
  expect(postNamed.mock.calls).toEqual([[{ segment: 'Maren-Solberg', id: undefined }]]);
  expect(asked.at(-1)).toBe('/Blog/BlogDetail/Maren-Solberg');
});

test.for([
  ['/Cart', ['/Checkout'], []],
  ['/checkout', ['/Checkout/Payment'], []],
  ['/Checkout/Payment', ['/Checkout', '/MyAccount/TrackOrder/TrackOrderDetail'], ['orders']],
  ['/Blog', [], []],
] as const)('what a purchase leads to from %s is loaded, also if a link has led there', async ([path, pages, data]) => {
  document.body.innerHTML = '';
  const draw = await warmed();
  asked.splice(0);
  read.mockClear();
  window.history.replaceState(undefined, '', path);
  await draw();
  window.history.replaceState(undefined, '', '/');
  expect([asked, [...new Set(read.mock.calls.flat())]]).toEqual([pages, data]);
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
    expect([asked, productNamed.mock.calls, read.mock.calls]).toEqual([[], [], []]);
  },
);

/** Warms pages; returns the drawing of another page with the same cards. */
async function warmed(): Promise<() => Promise<void>> {
  let onRendered = () => {};
  const router = {
    options: { context: { shop: { world: { content: { productNamed, postNamed, read } }, productsLoaded } } },
    getMatchedRoutes: (path: string) => {
      asked.push(path);
      return [[{ options: { component: { preload: chunk } } }]];
    },
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
    watched.add(target);
    this.report([{ target, isIntersecting: target === document.querySelector('a') }]);
  }

  disconnect() {
    watched.clear();
  }
}
