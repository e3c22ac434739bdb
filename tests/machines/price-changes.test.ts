import { expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';
import { createShop } from '#shop';

import { memoryWorld } from '../support/memory-world';

const whole = sampleContent();
const LAMP = 5;

/** Shops on one device, one visit after the other; the lamp's price is in whole dollars. */
function device() {
  const world = memoryWorld();
  const open = (price: number) => {
    const products = whole.products.map((one) => (one.id === LAMP ? { ...one, price, discount: 0 } : one));
    const shop = createShop({ ...world, content: { ...whole, products } });
    shop.start();
    shop.enterWorld();
    return shop;
  };
  const told = (price: number) => {
    const shop = open(price);
    const { removals } = shop.member('notice').getSnapshot().context;
    shop.actor.stop();
    return removals.map(({ removal }) => removal);
  };
  return { world, open, told };
}

/** A cart with one lamp, which costs 60 dollars. */
function withLamp() {
  const { world, open, told } = device();
  const shop = open(60);
  shop.member('cart').send({ type: 'cart.cleared' });
  shop.member('cart').send({ type: 'line.added', productId: LAMP, qty: 1 });
  shop.actor.stop();
  return { world, told };
}

const name = whole.products.find(({ id }) => id === LAMP)?.name;
const change = (before: number, now: number) => [
  { kind: 'withdrawn', count: 0, pieces: 0, prices: [{ name, before, now }] },
];

test('another price of what is in the cart is told at the next visit, once each time that it changes', () => {
  const { told } = withLamp();
  expect(told(60)).toEqual([]);
  expect(told(66)).toEqual(change(6000, 6600));
  expect(told(66)).toEqual([]);
  expect(told(54)).toEqual(change(6600, 5400));
});

test('of a cart that says no prices, that of an earlier build, nothing is told, and it is not written', () => {
  const { world, told } = device();
  const cart = { v: 1, data: [{ productId: LAMP, qty: 1 }] };
  world.local.write('larkwood.cart', cart);
  expect(told(66)).toEqual([]);
  expect(world.local.read('larkwood.cart')).toEqual(cart);
});

test.each([
  { what: 'is no number', price: '60' },
  { what: 'is no amount', price: 60.5 },
  { what: 'is none', price: null },
])('a price that $what is not told of', ({ price }) => {
  const { world, told } = withLamp();
  world.local.write('larkwood.cart', { v: 1, data: [{ productId: LAMP, qty: 1 }], prices: { [LAMP]: price, 999: 1 } });
  expect(told(66)).toEqual([]);
});

test('another price is told in one notice with what could not be read, which would cover it', () => {
  const { world, told } = withLamp();
  const cart = world.written('local')['larkwood.cart'] as { data: readonly unknown[] };
  world.local.write('larkwood.cart', { ...cart, data: [...cart.data, 'oak'] });
  expect(told(66)).toEqual(change(6000, 6600).map((removal) => ({ ...removal, kind: 'unread' })));
});

test('a cart of a newer build is not written over', () => {
  const { world, told } = withLamp();
  const newer = { v: 2, data: [{ productId: LAMP, qty: 1 }], prices: { [LAMP]: 6000 } };
  world.local.write('larkwood.cart', newer);
  expect(told(66)).toEqual([]);
  expect(world.local.read('larkwood.cart')).toEqual(newer);
});
