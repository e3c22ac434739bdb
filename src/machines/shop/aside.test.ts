import { describe, expect, test } from 'vitest';

import { memoryWorld } from '#tests/support/memory-world';
import { openedShop } from '#tests/support/opened-shop';
import versionOne from '#tests/machines/stored/v1.json';
import { now, openShopWith } from '#tests/support/stored-shop';

const line = (productId: number, qty: number) => ({ productId, qty });

describe('what cannot be read', () => {
  const aside = 'larkwood-aside.cart';
  const addTable = (shop: ReturnType<typeof openShopWith>['shop']) =>
    shop.member('cart').send({ type: 'line.added', productId: 41, qty: 1 });

  test('is set aside before it is written over', () => {
    const { world, shop } = openShopWith({ 'larkwood.cart': { v: 1, data: [line(42, 2), { productId: 'oak' }] } });
    addTable(shop);
    expect(world.written('local')).toMatchObject({
      [aside]: ['{"productId":"oak"}'],
      'larkwood.cart': { v: 1, data: [line(42, 2), line(41, 1)] },
    });
  });

  test('stays where it is when there is no room to set it aside', () => {
    const kept = { v: 1, data: [line(42, 2), { productId: 'oak' }] };
    const world = memoryWorld(now);
    world.local.write('larkwood.cart', kept);
    const write = (key: string, value: unknown) => key !== aside && world.local.write(key, value);
    const shop = openedShop({ ...world, local: { ...world.local, write } });
    addTable(shop);
    expect(world.written('local')['larkwood.cart']).toEqual(kept);
    expect(shop.member('device').getSnapshot().hasTag('warning')).toBe(true);
  });

  test('is bounded', () => {
    const { world, shop } = openShopWith({
      'larkwood.cart': { v: 1, data: Array.from({ length: 50 }, (_, index) => `oak ${index} ${'x'.repeat(2_000)}`) },
    });
    addTable(shop);
    const texts = world.written('local')[aside] as readonly string[];
    expect(texts.map((text) => text.slice(0, 6))).toEqual(Array.from({ length: 9 }, (_, index) => `oak ${index + 41}`));
  });

  test('is no product that is sold no more', () => {
    const { shop } = openShopWith({
      'larkwood.comparison': { v: 1, data: [42, 999] },
      'larkwood.recentlyViewed': { v: 1, data: [999, 42] },
    });
    expect(shop.member('notice').getSnapshot().context.removals).toEqual([]);
    expect(shop.member('comparison').getSnapshot().context.productIds).toEqual([42]);
  });

  test('leaves an empty cart where there is nothing else in it, and not that of a first visit', () => {
    expect(openShopWith({ 'larkwood.cart': { v: 1, data: [{ productId: 'oak' }] } }).kept().cart).toEqual([]);
    expect(openShopWith({ 'larkwood.cart': { v: 1, data: [] } }).kept().cart).toEqual([]);
  });

  test.each([{ v: 1, data: 'oak' }, 'oak', 7, {}])(
    'is a first visit, and told of, where it is no list at all: %j',
    (written) => {
      const { kept, shop } = openShopWith({ 'larkwood.cart': written });
      expect(kept().cart).toEqual(openShopWith({}).kept().cart);
      expect(shop.member('notice').getSnapshot().context.removals).toHaveLength(1);
    },
  );

  test('is told of once, when the shop is opened, and set aside then', () => {
    const damaged = { 'larkwood.cart': { v: 1, data: [line(42, 2), 'oak'] } };
    const told = (shop: ReturnType<typeof openShopWith>['shop']) =>
      shop
        .member('notice')
        .getSnapshot()
        .context.removals.map(({ removal }) => removal.kind);
    const { world, shop, kept } = openShopWith(damaged);
    expect(told(shop)).toEqual(['unread']);
    expect(kept().cart).toEqual([line(42, 2)]);
    expect(world.written('local')[aside]).toEqual(['oak']);
    expect(told(openShopWith({ ...damaged, [aside]: ['oak'] }).shop)).toEqual([]);
    expect(told(openShopWith({}).shop)).toEqual([]);
    expect(told(openShopWith(versionOne).shop)).toEqual([]);
  });

  test('leaves nothing of a draft behind', () => {
    const { world, shop } = openShopWith({
      'larkwood.drafts': { v: 1, data: { keptAt: 'today', drafts: { contact: { name: 'Ada' } } } },
    });
    shop.member('drafts').send({ type: 'draft.kept', form: 'contact', values: { name: 'Grace' } });
    expect(JSON.stringify(world.written('local'))).not.toContain('Ada');
  });
});
