import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { act, fireEvent } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createAppRouter } from '#router';
import { createShop } from '#shop';
import { memoryWorld } from '#tests/support/memory-world';

// These tests render whole pages.
vi.setConfig({ testTimeout: 30_000 });

let undo: (() => void)[] = [];

beforeEach(() => {
  window.scrollTo = () => undefined;
  // Without a network the address cannot be reloaded.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

afterEach(() => {
  undo.toReversed().forEach((step) => step());
  undo = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a page that fails', () => {
  test.for([
    { fault: 'throws while it is drawn', options: { component: throwing } },
    { fault: 'throws before it loads', options: { beforeLoad: throwing } },
    { fault: 'throws while it loads', options: { loader: throwing } },
  ])('and $fault leaves the frame standing, and the way out', async ({ options }) => {
    overrideRoute('/Cart', options);
    const router = await open('/LogIn');
    await go(router, '/Cart');
    expect(page()).toEqual({
      lang: 'en',
      title: 'Error: Cart · Larkwood',
      headings: ['This page cannot be shown'],
      focus: 'This page cannot be shown',
      frame: ['a', 'header', 'footer'],
      ways: ['Try again', 'Back To Home'],
    });
    await go(router, '/Blog');
    expect(page()).toMatchObject({ title: 'Blog · Larkwood', headings: ['Blog'] });
    await act(async () => router.history.back());
    expect(page()).toMatchObject({ title: 'Error: Cart · Larkwood', headings: ['This page cannot be shown'] });
  });

  test('for want of its script fetches it again, as often as one likes', async () => {
    const script = scriptFor('/Cart');
    const router = await open('/LogIn');
    await go(router, '/Cart');
    const first = page();
    await tryAgain();
    const second = page();
    script.isThere = true;
    await tryAgain();
    expect([first, second, page(), script.asked]).toEqual([
      expect.objectContaining({ title: 'Error: Cart · Larkwood', focus: 'This page did not load' }),
      expect.objectContaining({ title: 'Error: Cart · Larkwood', focus: 'This page still does not load' }),
      expect.objectContaining({ title: 'Cart · Larkwood', headings: ['The cart, at last'] }),
      3,
    ]);
  });

  test('for want of its script is drawn by itself once the network is back', async () => {
    const script = scriptFor('/Cart');
    const router = await open('/LogIn');
    await go(router, '/Cart');
    script.isThere = true;
    await untilAnotherHeading(() => window.dispatchEvent(new Event('online')));
    expect(page()).toMatchObject({ title: 'Cart · Larkwood', headings: ['The cart, at last'] });
  });

  test('to be fetched ahead is fetched again when it is wanted', async () => {
    const script = scriptFor('/Cart');
    const router = await open('/LogIn');
    await act(() => router.preloadRoute({ to: '/Cart' }));
    script.isThere = true;
    await go(router, '/Cart');
    expect(page()).toMatchObject({ title: 'Cart · Larkwood', headings: ['The cart, at last'] });
  });
});

test('a frame that throws leaves a document with a language, a title and a way home', async () => {
  overrideRoute('__root__', { component: throwing });
  await open('/LogIn');
  expect(page()).toEqual({
    lang: 'en',
    title: 'The shop cannot be shown · Larkwood',
    headings: ['The shop cannot be shown'],
    focus: 'The shop cannot be shown',
    frame: [],
    ways: ['Try again', 'Back To Home'],
  });
});

function throwing(): never {
  throw new Error('planted');
}

/** A script that fails to load until it is released. */
function scriptFor(routeId: string) {
  const script = { isThere: false, asked: 0 };
  const component: { (): React.ReactNode; preload?: (() => Promise<void>) | undefined } = () => (
    <h1>The cart, at last</h1>
  );
  component.preload = async () => {
    script.asked += 1;
    if (script.isThere) {
      component.preload = undefined;
    }
  };
  overrideRoute(routeId, { component });
  return script;
}

/** Replaces options of a route until the end of the test. */
function overrideRoute(routeId: string, options: object) {
  const { routesById } = createAppRouter({ shop: createShop(memoryWorld()), history: createMemoryHistory() });
  const route: AnyRoute = routesById[routeId as keyof typeof routesById];
  const before = { ...route.options };
  Object.assign(route.options, options);
  undo.push(() => {
    Object.assign(route.options, { beforeLoad: undefined, loader: undefined }, before);
  });
}

async function open(path: string) {
  const shop = createShop(memoryWorld());
  const router = createAppRouter({ shop, history: createMemoryHistory({ initialEntries: [path] }) });
  shop.start();
  await act(() => router.load());
  const root = createRoot(document);
  await act(async () => root.render(<RouterProvider router={router} />));
  undo.push(() => {
    act(() => root.unmount());
    shop.actor.stop();
  });
  return router;
}

async function go(router: Awaited<ReturnType<typeof open>>, to: '/Cart' | '/Blog') {
  await act(() => router.navigate({ to }));
}

async function tryAgain() {
  const button = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === 'Try again');
  await untilAnotherHeading(() => fireEvent.click(button ?? document));
}

async function untilAnotherHeading(step: () => void) {
  const before = document.querySelector('h1')?.textContent;
  step();
  await vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(document.querySelector('h1')?.textContent).not.toBe(before);
    },
    { timeout: 30_000 },
  );
}

/** The visible content of the page. */
function page() {
  const main = document.querySelector('main');
  return {
    lang: document.documentElement.lang,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    focus: document.activeElement?.textContent,
    frame: [...document.querySelectorAll('a[href="#content"], body > div > :is(header, footer)')].map(
      ({ localName }) => localName,
    ),
    ways: [...(main?.querySelectorAll('a, button') ?? [])].map((way) => way.textContent),
  };
}
