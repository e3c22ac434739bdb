import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';
import type { SliceName } from '#machines/shop/stored';
import { findWritten, migrated } from '#machines/shop/written';

import { openShopWith } from '../support/stored-shop';
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
