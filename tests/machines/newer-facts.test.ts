import { expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';
import { createShop } from '#shop';

import { memoryWorld } from '../support/memory-world';

const whole = sampleContent();

/** A shop that is open, knows the products of the samples only, and has this in storage. */
async function openShop(stored: Readonly<Record<string, unknown>>) {
  const world = memoryWorld();
  for (const [name, data] of Object.entries(stored)) {
    world.local.write(`larkwood.${name}`, { v: 1, data });
  }
  const listed = async (ids: readonly number[]) => whole.products.filter(({ id }) => ids.includes(id));
  const shop = createShop({ ...world, content: { ...whole, products: whole.read('samples').products, listed } });
  shop.start();
  await shop.productsOfStored();
  shop.enterWorld();
  return { shop, world };
}

const linesOf = (shop: ReturnType<typeof createShop>) => shop.member('cart').getSnapshot().context.lines;

test('facts that are known already, and those of other products, change no list', async () => {
  const { shop } = await openShop({
    cart: [{ productId: 7, qty: 2 }],
    wishlist: [12],
    comparison: [7],
    recentlyViewed: [12],
  });
  const lists = () => [
    linesOf(shop),
    ...(['wishlist', 'comparison', 'recentlyViewed'] as const).map(
      (name) => shop.member(name).getSnapshot().context.productIds,
    ),
  ];
  const before = lists();
  const { products } = shop.actor.getSnapshot().context;
  expect(before.flat()).toEqual([{ productId: 7, qty: 2 }, 12, 7, 12]);

  shop.productsLoaded(structuredClone(products));
  expect(shop.actor.getSnapshot().context.products).toBe(products);
  shop.productsLoaded(whole.products);
  expect(shop.actor.getSnapshot().context.products).toHaveLength(whole.products.length);
  lists().forEach((list, place) => expect(list).toBe(before[place]));
});

test('pieces above a stock that has fallen go, and those within it stay, also after another tab has written', async () => {
  const { shop, world } = await openShop({
    cart: [{ productId: 7, qty: 3 }],
    savedForLater: [{ productId: 12, qty: 3 }],
  });
  const savedOf = () => shop.member('savedForLater').getSnapshot().context.lines;
  const withStock = (stock: number) => whole.products.map((product) => ({ ...product, stock }));
  shop.productsLoaded(withStock(2));
  expect(linesOf(shop)).toEqual([{ productId: 7, qty: 2 }]);

  // A tab that knows of no newer stock.
  world.local.write('larkwood.cart', {
    v: 1,
    data: [
      { productId: 7, qty: 3 },
      { productId: 12, qty: 1 },
    ],
    log: [{ tab: 'other', n: 9, at: world.now().getTime(), changes: [{ do: 'add', key: '12', by: 1 }] }],
  });
  shop.deviceChanged('larkwood.cart');
  expect(linesOf(shop)).toEqual([
    { productId: 7, qty: 2 },
    { productId: 12, qty: 1 },
  ]);
  expect(savedOf().map(({ productId }) => productId)).toEqual([12]);

  // One piece less of what is left.
  shop.member('cart').send({ type: 'line.stepped', productId: 7, by: -1 });
  expect(linesOf(shop)[0]).toEqual({ productId: 7, qty: 1 });
  const again = createShop(shop.world);
  again.start();
  await again.productsOfStored();
  again.enterWorld();
  expect(linesOf(again)).toEqual([
    { productId: 7, qty: 1 },
    { productId: 12, qty: 1 },
  ]);
});
