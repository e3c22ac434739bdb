import { describe, expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';
import { sliceNamed } from '#machines/shop/stored';
import { idsIn } from '#machines/shop/stored-ids';
import { createShop } from '#shop';

import { memoryWorld } from '../support/memory-world';

const whole = sampleContent();
const known = whole.read('samples').products;

/** A shop that knows the products of the samples only, with this in storage. */
function openShop(stored: Readonly<Record<string, unknown>>) {
  const world = memoryWorld();
  for (const [name, data] of Object.entries(stored)) {
    world.local.write(`larkwood.${name}`, { v: 1, data });
  }
  let isReachable = true;
  const listed = async (ids: readonly number[]) => {
    if (!isReachable) {
      throw new Error('no network');
    }
    return whole.products.filter(({ id }) => ids.includes(id));
  };
  const shop = createShop({ ...world, content: { ...whole, products: known, listed } });
  shop.start();
  return { shop, world, reach: (reachable: boolean) => (isReachable = reachable) };
}

const linesOf = (shop: ReturnType<typeof createShop>) => shop.member('cart').getSnapshot().context.lines;
const removalsOf = (shop: ReturnType<typeof createShop>) => shop.member('notice').getSnapshot().context.removals;

test('a stored cart comes back with products that the page does not know, within their stock', async () => {
  const { shop } = openShop({ cart: [{ productId: 7, qty: 20_000 }], wishlist: [12] });
  await shop.productsOfStored();
  shop.enterWorld();
  expect(linesOf(shop)).toEqual([{ productId: 7, qty: whole.products.find(({ id }) => id === 7)?.stock }]);
  expect(shop.member('wishlist').getSnapshot().context.productIds).toEqual([12]);
  expect(removalsOf(shop)).toEqual([]);
});

test('what the catalogue no longer has is left out, and the shopper is told how much it was', async () => {
  const { shop } = openShop({
    cart: [
      { productId: 999, qty: 1 },
      { productId: 7, qty: 1 },
    ],
    wishlist: [999, 998],
  });
  await shop.productsOfStored();
  shop.enterWorld();
  expect(linesOf(shop)).toEqual([{ productId: 7, qty: 1 }]);
  expect(removalsOf(shop).map(({ removal }) => removal)).toEqual([{ kind: 'withdrawn', count: 2, pieces: 0 }]);
});

test('the next visit says no more of what the catalogue no longer has, and it is set aside', async () => {
  const { shop, world } = openShop({ cart: [{ productId: 999, qty: 1 }], wishlist: [12, 999], savedForLater: [] });
  await shop.productsOfStored();
  shop.enterWorld();
  shop.actor.stop();
  const again = createShop(shop.world);
  again.start();
  await again.productsOfStored();
  again.enterWorld();
  expect(removalsOf(again)).toEqual([]);
  expect(linesOf(again)).toEqual([]);
  expect(world.local.read('larkwood.wishlist')).toEqual({ v: 1, data: [12] });
  expect(world.local.read('larkwood-aside.cart')).toEqual(['{"productId":999,"qty":1}']);
});

test('what is sold out since the last visit leaves the cart, and the shopper is told; it stays on the wishlist', async () => {
  const soldOut = whole.products.find(({ stock }) => stock === 0)?.id ?? 0;
  const lines = [
    { productId: soldOut, qty: 1 },
    { productId: 7, qty: 1 },
  ];
  const { shop, world } = openShop({ cart: lines, wishlist: [soldOut] });
  await shop.productsOfStored();
  shop.enterWorld();
  expect(linesOf(shop)).toEqual([{ productId: 7, qty: 1 }]);
  expect(shop.member('wishlist').getSnapshot().context.productIds).toEqual([soldOut]);
  expect(removalsOf(shop).map(({ removal }) => removal)).toEqual([{ kind: 'withdrawn', count: 1, pieces: 0 }]);
  expect(world.local.read('larkwood-aside.cart')).toEqual([JSON.stringify(lines[0])]);
});

test('of what there is less than the cart held, the shopper is told once', async () => {
  const few = whole.products.find(({ stock }) => stock === 2)?.id ?? 0;
  const { shop, world } = openShop({
    cart: [
      { productId: few, qty: 6 },
      { productId: 7, qty: 1 },
    ],
  });
  await shop.productsOfStored();
  shop.enterWorld();
  expect(linesOf(shop)).toEqual([
    { productId: few, qty: 2 },
    { productId: 7, qty: 1 },
  ]);
  expect(removalsOf(shop).map(({ removal }) => removal)).toEqual([{ kind: 'withdrawn', count: 0, pieces: 4 }]);
  shop.actor.stop();
  const again = createShop({ ...world, content: shop.world.content });
  again.start();
  await again.productsOfStored();
  again.enterWorld();
  expect(removalsOf(again)).toEqual([]);
});

test.each([
  { qty: 17, pieces: 15 },
  { qty: 10_000, pieces: 9_998 },
])('of $qty pieces where there are two, the shopper is told of $pieces', async ({ qty, pieces }) => {
  const few = whole.products.find(({ stock }) => stock === 2)?.id ?? 0;
  const { shop } = openShop({ cart: [{ productId: few, qty }] });
  await shop.productsOfStored();
  shop.enterWorld();
  expect(linesOf(shop)).toEqual([{ productId: few, qty: 2 }]);
  expect(removalsOf(shop).map(({ removal }) => removal)).toEqual([{ kind: 'withdrawn', count: 0, pieces }]);
});

test('lists of a newer build are told of and not written over', async () => {
  const { shop, world } = openShop({});
  const newer = { v: 2, data: [{ productId: 999, qty: 1 }] };
  world.local.write('larkwood.cart', newer);
  await shop.productsOfStored();
  shop.enterWorld();
  expect(removalsOf(shop).map(({ removal }) => removal)).toEqual([{ kind: 'withdrawn', count: 1, pieces: 0 }]);
  expect(world.local.read('larkwood.cart')).toEqual(newer);
});

test('without a network nothing is judged, and what is stored stays as it is', async () => {
  const { shop, world, reach } = openShop({ cart: [{ productId: 7, qty: 3 }] });
  reach(false);
  await expect(shop.productsOfStored()).rejects.toThrow('no network');
  expect(world.local.read('larkwood.cart')).toEqual({ v: 1, data: [{ productId: 7, qty: 3 }] });
  reach(true);
  await shop.productsOfStored();
  shop.enterWorld();
  expect(linesOf(shop)).toEqual([{ productId: 7, qty: 3 }]);
});

test('another tab adds a product that this one does not know: it is looked up first', async () => {
  const { shop, world } = openShop({});
  await shop.productsOfStored();
  shop.enterWorld();
  const before = linesOf(shop);
  const written = { v: 1, data: [...before, { productId: 7, qty: 2 }] };
  world.local.write('larkwood.cart', written);
  shop.deviceChanged('larkwood.cart', written);
  await expect.poll(() => linesOf(shop)).toEqual([...before, { productId: 7, qty: 2 }]);
});

test('a newer catalogue takes a product out of an open cart, and says so; other lines stay', async () => {
  const lines = [
    { productId: 7, qty: 2 },
    { productId: 12, qty: 1 },
  ];
  const { shop } = openShop({ cart: lines });
  await shop.productsOfStored();
  shop.enterWorld();
  shop.actor.send({ type: 'products.loaded', products: [], missing: [7] });
  expect([shop.member('cart').getSnapshot().value, linesOf(shop)]).toEqual(['filled', lines.slice(1)]);
  expect(removalsOf(shop).map(({ removal }) => removal)).toEqual([{ kind: 'withdrawn', count: 1 }]);
  shop.actor.send({ type: 'products.loaded', products: [], missing: [12] });
  expect([shop.member('cart').getSnapshot().value, linesOf(shop)]).toEqual(['empty', []]);
});

describe('what another tab has put in, and is not known here yet, survives a change of this tab', () => {
  const LATE = 7;
  const own = known.find(({ id, stock }) => id !== LATE && stock > 0)?.id ?? 0;
  const lists = [
    { slice: 'cart', theirs: { productId: LATE, qty: 1 }, change: { type: 'line.added', productId: own, qty: 1 } },
    { slice: 'wishlist', theirs: LATE, change: { type: 'wishlist.restored', productIds: [own] } },
    { slice: 'comparison', theirs: LATE, change: { type: 'comparison.restored', productIds: [own] } },
    {
      slice: 'savedForLater',
      theirs: { productId: LATE, qty: 1 },
      change: { type: 'line.saved', productId: own, qty: 1 },
    },
    { slice: 'recentlyViewed', theirs: LATE, change: { type: 'product.viewed', productId: own } },
  ] as const;

  test.each(lists.flatMap((list) => ['pending', 'failing'].map((lookup) => ({ ...list, lookup }))))(
    'in $slice, while the facts are $lookup',
    async ({ slice, theirs, change, lookup }) => {
      const { shop, world, reach } = openShop({ [slice]: [] });
      await shop.productsOfStored();
      shop.enterWorld();
      reach(lookup === 'pending');
      const put =
        typeof theirs === 'number' ? { do: 'put', value: theirs, isNew: true } : { do: 'add', by: theirs.qty };
      const write = {
        tab: 'other',
        n: 1,
        at: world.now().getTime(),
        changes: [{ ...put, key: String(LATE), after: null }],
      };
      const written = { v: 1, data: [theirs], log: [write] };
      world.local.write(`larkwood.${slice}`, written);
      shop.deviceChanged(`larkwood.${slice}`, written);
      shop.member(slice).send(change as never);
      expect(idsIn(slice, world.local.read(`larkwood.${slice}`)).toSorted()).toEqual([own, LATE].toSorted());
      expect(world.local.read(`larkwood-aside.${slice}`)).toBeUndefined();
      reach(true);
      await expect
        .poll(() => {
          shop.routeChanged({ path: '/Cart' });
          return idsIn(slice, { data: sliceNamed(slice).keep(shop.member(slice).getSnapshot()) }).toSorted();
        })
        .toEqual([own, LATE].toSorted());
      expect(idsIn(slice, world.local.read(`larkwood.${slice}`)).toSorted()).toEqual([own, LATE].toSorted());
    },
  );
});
