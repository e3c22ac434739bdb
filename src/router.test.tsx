import { act } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';

import { createShop } from '#shop';
import { completeDom } from '#tests/paths/dom-driver';
import { renderShop, unmountShop } from '#tests/support/rendered-shop';
import { memoryWorld } from '#tests/support/memory-world';
import { openedShop } from '#tests/support/opened-shop';

import type { AppRouter } from './router';

const LAMP = '/Products/ProductDetail/Pebble-Ceramic-Table-Lamp';
const CHAIR = '/Products/ProductDetail/Wishbone-Dining-Chair';

beforeAll(completeDom);
afterEach(unmountShop);

async function goBack(router: AppRouter) {
  await act(async () => {
    router.history.back();
    await router.load();
  });
}

test('the page that a visit begins on is read and kept once the shop is open, and nothing before', async () => {
  const world = memoryWorld();
  const shop = createShop(world);
  shop.start();
  await renderShop(shop, LAMP);
  const viewed = () => shop.member('recentlyViewed').getSnapshot().context.productIds;
  expect(viewed()).toEqual([]);
  await act(async () => shop.enterWorld());
  expect([viewed(), JSON.stringify(world.written('local')).includes('recently')]).toEqual([[5], true]);
});

describe('the router tells the shop of an address once, before its page is drawn', () => {
  test('from page to page, and nothing revives the machine of a page that was left', async () => {
    const shop = openedShop();
    const { router, received } = await renderShop(shop, LAMP);
    expect(received()).toEqual([
      `route.changed ${JSON.stringify({ path: LAMP, productId: 5, isPreview: false, isReading: false })}`,
      'page.entered product:5',
    ]);
    await act(() => router.navigate({ href: CHAIR }));
    expect(received()).toEqual([
      `route.changed ${JSON.stringify({ path: CHAIR, productId: 42, isPreview: false, isReading: false })}`,
      'page.entered product:42',
    ]);
    expect(shop.member('recentlyViewed').getSnapshot().context.productIds).toEqual([42, 5]);
    expect(shop.actor.getSnapshot().context.pages.map(({ key }) => key)).toEqual(['product:42']);
  });

  test('from step to step of the checkout, and Back', async () => {
    const shop = openedShop();
    const { router, received } = await renderShop(shop, '/Checkout');
    await act(() => router.navigate({ to: '/Checkout/Payment' }));
    await goBack(router);
    expect(received()).toEqual([
      'route.changed {"path":"/Checkout","step":"personal"}',
      'page.entered checkout',
      'route.changed {"path":"/Checkout/Payment","step":"billing"}',
      'route.changed {"path":"/Checkout","step":"personal"}',
    ]);
  });

  test('not of what is fetched in advance, nor of the same address once more', async () => {
    const { router, received } = await renderShop(openedShop(), '/Cart');
    received();
    await act(() => router.preloadRoute({ to: '/Checkout' }));
    await act(() => router.invalidate());
    await act(() => router.load());
    expect(received()).toEqual([]);
  });
});

test('a preview that the address asks for opens with its page, and Back closes it', async () => {
  const shop = openedShop();
  const { router, received } = await renderShop(shop, LAMP);
  const preview = () => shop.actor.system.get('product:5').getSnapshot().hasTag('overlay');
  const history = () => [router.history.location.state.preview === true, router.history.length];
  await act(async () => shop.actor.system.get('product:5').send({ type: 'preview.opened' }));
  expect([preview(), ...history()]).toEqual([true, true, 2]);
  await act(() => router.navigate({ to: '/Cart' }));
  await goBack(router);
  expect([preview(), ...history()]).toEqual([true, true, 3]);
  await goBack(router);
  expect([preview(), ...history()]).toEqual([false, false, 3]);
  expect(received().filter((words) => words.startsWith('preview'))).toEqual(['preview.opened {}']);
});

test('a preview that finds no room leaves the history as it was', async () => {
  const shop = openedShop();
  const { router } = await renderShop(shop, LAMP);
  await act(async () => shop.actor.system.get('product:5').send({ type: 'preview.opened' }));
  await act(async () => shop.viewportChanged(false));
  expect(router.history.location.state.preview).toBeUndefined();
  await act(async () => {
    router.history.forward();
    await router.load();
  });
  expect(shop.actor.system.get('product:5').getSnapshot().hasTag('overlay')).toBe(false);
  expect(router.history.location.state.preview).toBeUndefined();
});

test.each([
  { id: 'LW-1', shown: 'We looked for LW-1. An order' },
  { id: 'LW-10305', shown: 'LW-10305' },
])('an order is named by its address without signs that turn a line around: $id', async ({ id, shown }) => {
  await renderShop(openedShop(), `/MyAccount/TrackOrder/TrackOrderDetail?order=%E2%80%AE${id}%E2%80%AC`);
  expect(document.body.textContent).toContain(shown);
  expect(document.body.textContent).not.toMatch(/[\u202A-\u202E]/);
});

test.each(['', '%20', '%E2%80%AE'])(
  'an address that names no order shows the sample order: ?order=%s',
  async (named) => {
    await renderShop(openedShop(), `/MyAccount/TrackOrder/TrackOrderDetail?order=${named}`);
    expect(document.body.textContent).toContain('Order LW-10427');
  },
);
