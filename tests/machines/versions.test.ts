import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';
import type { SliceName } from '#machines/shop/stored';
import { findWritten, migrated } from '#machines/shop/written';

import { openShopWith } from '../support/stored-shop';
import { openTabs } from '../support/tabs';
import cartMovedFrom from './stored/cart-moved-from.json';
import ordersOfLines from './stored/orders-returned-lines.json';
import ordersOfPieces from './stored/orders-returned-pieces.json';
import versionOne from './stored/v1.json';

const line = (productId: number, qty: number) => ({ productId, qty });

describe('what a newer build wrote', () => {
  const newer = { v: 2, data: [{ productId: 42, qty: 2, colour: 'oak' }], more: 'this build knows nothing of' };

  test('is shown as far as it can be read, stays as it is, and the shopper is told once', () => {
    const { world, shop, kept } = openShopWith({ 'larkwood.cart': newer });
    expect(kept().cart).toEqual([line(42, 2)]);
    const device = shop.member('device');
    expect(device.getSnapshot()).toMatchObject({ value: { refusing: 'warning' }, context: { isOutdated: true } });
    device.send({ type: 'warning.closed' });
    shop.member('cart').send({ type: 'cart.cleared' });
    shop.member('wishlist').send({ type: 'wishlist.cleared' });
    expect(kept().cart).toEqual([]);
    expect(world.written('local')).toMatchObject({ 'larkwood.cart': newer, 'larkwood.wishlist': { v: 1, data: [] } });
    expect(device.getSnapshot().value).toEqual({ refusing: 'told' });
  });

  test('is no sample when it cannot be read', () => {
    const { kept, world, shop } = openShopWith({ 'larkwood.cart': { v: 2, lines: {} } });
    expect(kept().cart).toEqual([]);
    shop.member('cart').send({ type: 'line.added', productId: 42, qty: 1 });
    expect(world.written('local')['larkwood.cart']).toEqual({ v: 2, lines: {} });
  });

  test('in another tab is not written over by this one', () => {
    const { world, shop, kept } = openShopWith(versionOne);
    world.local.write('larkwood.cart', newer);
    shop.deviceChanged('larkwood.cart', newer);
    expect(kept().cart).toEqual([line(42, 2)]);
    shop.member('cart').send({ type: 'cart.cleared' });
    expect(world.written('local')['larkwood.cart']).toEqual(newer);
    expect(shop.member('device').getSnapshot().context.isOutdated).toBe(true);
  });
});

test('an older version is brought to this one step by step', () => {
  const steps = {
    1: (_: SliceName, data: unknown) => [data, 'two'],
    2: (slice: SliceName, data: unknown) => [slice, data, 'three'],
  };
  expect(migrated('cart', 'one', 1, steps)).toEqual(['cart', ['one', 'two'], 'three']);
  expect(migrated('cart', 'two', 2, steps)).toEqual(['cart', 'two', 'three']);
  expect(migrated('cart', 'three', 3, steps)).toBe('three');
});

describe('returns', () => {
  test('of builds that knew whole lines send back all pieces that are left of them', () => {
    const { world, kept, shop } = openShopWith(ordersOfLines);
    const lines = { bookedAt: 1_749_980_000_000, reason: 'It does not fit' };
    const piece = { bookedAt: 1_749_380_000_000, reason: 'It arrived damaged', pieces: [line(42, 1)] };
    expect(kept().orders?.map(({ returns }) => returns)).toEqual([
      [{ ...lines, pieces: [line(42, 4)] }],
      [piece, { ...lines, pieces: [line(42, 3), line(5, 2)] }],
      undefined,
    ]);
    expect(kept().orders?.some((order) => 'returned' in order)).toBe(false);
    shop.member('orders').send({ type: 'return.withdrawn', orderid: 'LW-10430' });
    shop.member('cart').send({ type: 'line.added', productId: 42, qty: 1 });
    expect(openShopWith(world.written('local')).kept().orders).toEqual(kept().orders);
  });

  test('of pieces come back as they were, and are not written again', () => {
    const { world, kept } = openShopWith(ordersOfPieces);
    expect(kept().orders).toEqual(ordersOfPieces['larkwood.orders'].data);
    expect(world.local.text('larkwood.orders')).toBe(JSON.stringify(ordersOfPieces['larkwood.orders']));
  });
});

test('a log of builds that named a move by the list it left is read: what they moved joins what this one adds', () => {
  const now = () => new Date(1_749_981_600_000);
  const before = { v: 1, data: [line(42, 1), line(8, 1)], log: [] };
  const tabs = openTabs(1, now, new Map([['larkwood.cart', JSON.stringify(before)]]));
  tabs.shops[0]?.member('cart').send({ type: 'line.added', productId: 42, qty: 1 });
  tabs.scribble('larkwood.cart', JSON.stringify(cartMovedFrom['larkwood.cart']));
  tabs.drain();
  expect(tabs.shops[0]?.member('cart').getSnapshot().context.lines).toEqual([line(42, 4)]);
});

test.each(['[]', '"v"', '7', 'null', '{"v":0,"data":[]}', '{"v":"1","data":[]}', '{"v":1.5,"data":[]}', '{}'])(
  'what is written as %s is nothing',
  (text) => {
    const written: unknown = JSON.parse(text);
    expect(findWritten('cart', written, products)).toEqual({
      kept: undefined,
      isLogged: false,
      unread: [written],
      isNewer: false,
    });
  },
);
