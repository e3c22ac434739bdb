import { describe, expect, test } from 'vitest';

import type { Store } from '#domain/world';
import type { Shop } from '#shop';

import { memoryWorld } from '../support/memory-world';
import { openedShop } from '../support/opened-shop';
import { otherTabClears, otherTabWrites } from '../support/other-tab';

const chair = 42;

/** A shop on a device whose storage may become allowed or forbidden at any time. */
function visitWith(isAllowed: () => boolean, world = memoryWorld()) {
  const guarded = (store: Store): Store => ({
    ...store,
    write: (key, value) => isAllowed() && store.write(key, value),
  });
  const shop = openedShop({ ...world, local: guarded(world.local), session: guarded(world.session) });
  const device = shop.member('device');
  return {
    world,
    shop,
    device,
    add: (productId: number) => shop.member('cart').send({ type: 'line.added', productId, qty: 1 }),
    linesIn: (cart = shop.member('cart')) => cart.getSnapshot().context.lines.length,
  };
}

describe('a device that keeps nothing', () => {
  test('is told of once, on arrival, and the shop works on', () => {
    const { device, add, linesIn } = visitWith(() => false);
    expect(device.getSnapshot().hasTag('warning')).toBe(true);
    device.send({ type: 'warning.closed' });
    add(46);
    expect([linesIn(), device.getSnapshot().value]).toEqual([5, { refusing: 'told' }]);
  });

  test('is told of when it has become full, and forgotten when there is room: then everything is written', () => {
    let isAllowed = true;
    const { device, shop, add, world } = visitWith(() => isAllowed);
    add(46);
    expect(device.getSnapshot().value).toBe('keeping');
    isAllowed = false;
    shop.member('wishlist').send({ type: 'wishlist.cleared' });
    expect(device.getSnapshot().value).toEqual({ refusing: 'warning' });
    isAllowed = true;
    add(46);
    expect(device.getSnapshot().value).toBe('keeping');
    expect(world.written('local')).toMatchObject({ 'larkwood.wishlist': { v: 1, data: [] } });
  });
});

test('what found no room is not lost when another tab writes: it is written when there is room', () => {
  let isAllowed = false;
  const world = memoryWorld();
  const tabs = [visitWith(() => isAllowed, world), visitWith(() => true, { ...world, random: () => 0.5 })] as const;
  const tellOf = (shop: Shop) => shop.deviceChanged('larkwood.cart', world.local.read('larkwood.cart'));
  tabs[0].add(46);
  tabs[1].add(8);
  tellOf(tabs[0].shop);
  isAllowed = true;
  tabs[0].add(46);
  tellOf(tabs[1].shop);
  for (const { shop } of tabs) {
    const { lines } = shop.member('cart').getSnapshot().context;
    expect(lines).toContainEqual({ productId: 46, qty: 2 });
    expect(lines).toContainEqual({ productId: 8, qty: 1 });
  }
});

/** A cart that takes more room than an order's confirmation leaves, in a shop opened again on what was kept. */
describe.each([0, 100, 200, 400, 700, 1000, 4000])('a storage with room for %d more characters', (room) => {
  const full = { 'larkwood.cart': { v: 1, data: [42, 46, 8, 5].map((productId) => ({ productId, qty: 2 })) } };

  function afterwards(act: (shop: Shop) => void) {
    const world = memoryWorld();
    Object.entries(full).forEach(([key, value]) => world.local.write(key, value));
    const used = () => JSON.stringify(world.written('local')).length;
    const most = used() + room;
    const fits = (store: Store): Store => ({
      ...store,
      write: (key, value) => {
        const before = store.read(key);
        store.write(key, value);
        if (used() <= most) {
          return true;
        }
        void (before === undefined ? store.remove(key) : store.write(key, before));
        return false;
      },
    });
    const opened = () => {
      const shop = openedShop({ ...world, local: fits(world.local) });
      return shop;
    };
    act(opened());
    const shop = opened();
    return {
      bought: shop.member('orders').getSnapshot().context.placed.length,
      inCart: shop.member('cart').getSnapshot().context.lines.length,
      saved: shop.member('savedForLater').getSnapshot().context.lines.length,
    };
  }

  test('has the order or the cart that was paid, and not neither', () => {
    const { bought, inCart } = afterwards((shop) => {
      const { lines } = shop.member('cart').getSnapshot().context;
      shop.member('orders').send({ type: 'order.placed', lines, email: 'ada@larkwood.example' });
      shop.member('cart').send({ type: 'cart.emptied' });
    });
    expect(bought === 1 || inCart === 4).toBe(true);
  });

  test('has a line in the cart until it is saved for later', () => {
    const { inCart, saved } = afterwards((shop) => shop.member('cart').send({ type: 'line.postponed', productId: 42 }));
    expect(saved === 1 || inCart === 4).toBe(true);
  });
});

describe('what another tab does to the storage', () => {
  test('clearing all of it brings back the first visit, in open pages too', () => {
    const { shop, add, linesIn } = visitWith(() => true);
    add(46);
    shop.member('drafts').send({ type: 'draft.kept', form: 'contact', values: { name: 'Ada' } });
    otherTabClears(shop);
    expect([linesIn(), shop.member('drafts').getSnapshot().context.drafts]).toEqual([4, {}]);
  });

  test.each([
    { what: 'removing a slice brings back the first visit of it alone', lines: 4, change: otherTabClears },
    {
      what: 'garbage in a slice is set aside, and the slice is written again',
      lines: 5,
      change: (shop: Shop, key: string) => otherTabWrites(shop, key, { v: 1, data: 'nonsense' }),
    },
    {
      what: 'a slice without its data is written again',
      lines: 5,
      change: (shop: Shop, key: string) => otherTabWrites(shop, key, { v: 1 }),
    },
  ])('$what', ({ change, lines }) => {
    const { shop, add, linesIn } = visitWith(() => true);
    add(46);
    shop.member('wishlist').send({ type: 'wishlist.cleared' });
    change(shop, 'larkwood.cart');
    expect([linesIn(), shop.member('wishlist').getSnapshot().context.productIds]).toEqual([lines, []]);
  });

  test.each([{ v: 1 }, { v: 1, data: 'nonsense' }, { v: 1, data: { drafts: {} } }, 'nonsense'])(
    'a draft outlives %j in its place, and is written again',
    (garbage) => {
      const { shop } = visitWith(() => true);
      shop.member('drafts').send({ type: 'draft.kept', form: 'contact', values: { name: 'Ada' } });
      otherTabWrites(shop, 'larkwood.drafts', garbage);
      const drafts = { contact: { name: 'Ada' } };
      expect(shop.member('drafts').getSnapshot().context.drafts).toEqual(drafts);
      expect(shop.world.local.read('larkwood.drafts')).toMatchObject({ data: { drafts } });
    },
  );

  test('a key of somebody else changes nothing', () => {
    const { shop, add, linesIn } = visitWith(() => true);
    add(chair);
    shop.deviceChanged('somebody.else');
    expect([linesIn(), shop.member('cart').getSnapshot().context.lines[0]]).toEqual([4, { productId: chair, qty: 3 }]);
  });
});
