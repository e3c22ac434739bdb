import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';
import type { Shop } from '#shop';

import { openTabs } from '../support/tabs';
import type { Tabs } from '../support/tabs';
import { runs } from '../support/trust';

const noon = () => new Date(2025, 5, 15, 12);
const [lamp, chair] = [5, 42] as const;
const stock = products.find(({ id }) => id === chair)?.stock ?? 0;

const add = (shop: Shop) => shop.member('cart').send({ type: 'line.added', productId: chair, qty: 1 });

const linesOf = (shop: Shop) => shop.member('cart').getSnapshot().context.lines;

const quantity = (shop: Shop) => linesOf(shop).find(({ productId }) => productId === chair)?.qty ?? 0;

/** The shop of a tab that is opened once all writes have arrived. */
function agreed(tabs: Tabs): Shop {
  tabs.drain();
  return openTabs(1, noon, new Map(tabs.device)).shops[0] as Shop;
}

describe('a move between lists', () => {
  const send = {
    postpone: (shop?: Shop) => shop?.member('cart').send({ type: 'line.postponed', productId: chair }),
    moveBack: (shop?: Shop) => shop?.member('savedForLater').send({ type: 'saved.moved', productId: chair }),
    remove: (shop?: Shop) => shop?.member('cart').send({ type: 'line.removed', productId: chair }),
    removeSaved: (shop?: Shop) => shop?.member('savedForLater').send({ type: 'saved.removed', productId: chair }),
    clear: (shop?: Shop) => shop?.member('cart').send({ type: 'cart.cleared' }),
    add: (shop?: Shop) => shop && add(shop),
    more: (shop?: Shop) => shop?.member('cart').send({ type: 'line.stepped', productId: chair, by: 1 }),
    less: (shop?: Shop) => shop?.member('cart').send({ type: 'line.stepped', productId: chair, by: -1 }),
    undo: (shop?: Shop) => shop?.member('notice').send({ type: 'notice.undone' }),
    putBack: (shop?: Shop) => {
      const removed = shop?.member('recentlyRemoved');
      const [newest] = removed?.getSnapshot().context.entries ?? [];
      if (newest) {
        removed?.send({ type: 'removal.chosen', at: newest.at });
      }
    },
    putAllBack: (shop?: Shop) => {
      const removed = shop?.member('recentlyRemoved');
      removed?.getSnapshot().context.entries.forEach(({ at }) => removed.send({ type: 'removal.chosen', at }));
    },
  };
  const savedOf = (shop: Shop) =>
    shop
      .member('savedForLater')
      .getSnapshot()
      .context.lines.find(({ productId }) => productId === chair)?.qty ?? 0;
  const removalsOf = (shop: Shop) => shop.member('recentlyRemoved').getSnapshot().context.entries;
  /** Tabs that hold two chairs, of which there are more in stock. */
  function holdingTwo(count: number, now = noon): Tabs {
    const tabs = openTabs(count, now);
    tabs.shops[0]?.member('cart').send({ type: 'cart.restored', lines: [{ productId: chair, qty: 2 }] });
    tabs.drain();
    return tabs;
  }

  test('that two tabs make at once is made once: saved for later, moved back, and put back', () => {
    const tabs = holdingTwo(2);
    tabs.shops.forEach(send.postpone);
    expect([quantity(agreed(tabs)), savedOf(agreed(tabs))]).toEqual([0, 2]);
    tabs.shops.forEach(send.moveBack);
    expect([quantity(agreed(tabs)), savedOf(agreed(tabs))]).toEqual([2, 0]);
    send.remove(tabs.shops[0]);
    tabs.drain();
    tabs.shops.forEach(send.putBack);
    expect(quantity(agreed(tabs))).toBe(2);
  });

  test('leaves additions of two tabs what they are', () => {
    const tabs = holdingTwo(2);
    send.remove(tabs.shops[0]);
    tabs.drain();
    tabs.shops.forEach((shop) => add(shop));
    expect(quantity(agreed(tabs))).toBe(2);
  });

  test('of a cleared cart that two tabs put back at once, from the list of removals, puts back each line once', () => {
    const tabs = holdingTwo(2);
    tabs.shops[0]?.member('cart').send({ type: 'line.added', productId: lamp, qty: 2 });
    tabs.drain();
    const before = linesOf(agreed(tabs));
    tabs.shops[0]?.member('cart').send({ type: 'cart.cleared' });
    tabs.drain();
    tabs.shops.forEach(send.putBack);
    expect(linesOf(agreed(tabs))).toEqual(before);
  });

  test('that is undone in one tab, and put back from the list of removals in another, is put back once', () => {
    const tabs = holdingTwo(2);
    send.remove(tabs.shops[0]);
    tabs.drain();
    send.undo(tabs.shops[0]);
    send.putBack(tabs.shops[1]);
    expect(quantity(agreed(tabs))).toBe(2);
  });

  test('that another tab has put back, of a cleared cart, is not undone as well', () => {
    const tabs = holdingTwo(2);
    send.clear(tabs.shops[0]);
    tabs.drain();
    send.putBack(tabs.shops[1]);
    tabs.drain();
    send.undo(tabs.shops[0]);
    expect(quantity(agreed(tabs))).toBe(2);
  });

  test('that is undone once its pieces were removed where they went moves nothing', () => {
    const tabs = holdingTwo(2);
    send.postpone(tabs.shops[0]);
    tabs.drain();
    send.removeSaved(tabs.shops[1]);
    tabs.drain();
    send.undo(tabs.shops[0]);
    expect([quantity(agreed(tabs)), savedOf(agreed(tabs)), removalsOf(agreed(tabs)).length]).toEqual([0, 0, 1]);
  });

  test('takes the pieces that another tab has added and moved, and each of them once', () => {
    const tabs = holdingTwo(2);
    send.postpone(tabs.shops[0]);
    send.more(tabs.shops[1]);
    send.postpone(tabs.shops[1]);
    expect([quantity(agreed(tabs)), savedOf(agreed(tabs))]).toEqual([0, 3]);
  });

  /** What is left when tabs do these steps, each a millisecond later, and have heard of each other. */
  function leftAfter(steps: readonly Step[]) {
    let time = noon().getTime();
    const tabs = holdingTwo(3, () => new Date((time += 1)));
    const counted = { more: 0, less: 0, removed: 0 };
    for (const [kind, tab] of steps) {
      const shop = tabs.shops[tab] as Shop;
      const listed = quantity(shop);
      if (kind === 'commit' || kind === 'receive' || kind === 'drain') {
        tabs[kind](tab);
      } else if ((kind !== 'more' && kind !== 'add') || 2 + counted.more < stock) {
        send[kind](shop);
        counted.more += kind === 'add' || (kind === 'more' && listed > 0) ? 1 : 0;
        counted.less += kind === 'less' && listed > 1 ? 1 : 0;
        counted.removed += kind === 'remove' ? listed : 0;
      }
    }
    const shop = agreed(tabs);
    for (const open of tabs.shops) {
      expect([quantity(open), savedOf(open)]).toEqual([quantity(shop), savedOf(shop)]);
      expect(removalsOf(open)).toEqual(removalsOf(shop));
    }
    const left = quantity(shop) + savedOf(shop);
    send.putAllBack(tabs.shops[0]);
    const back = agreed(tabs);
    return { left, all: quantity(back) + savedOf(back), ...counted };
  }

  type Step = readonly [kind: keyof typeof send | 'commit' | 'receive' | 'drain', tab: number];
  const stepsOf = (...kinds: readonly Step[0][]) =>
    fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(2)), { maxLength: 30 });
  const moving = ['postpone', 'moveBack', 'more', 'commit', 'receive', 'receive'] as const;

  const removing = ['remove', 'removeSaved', 'clear', 'undo'] as const;

  test('makes and loses no piece, however late storage events arrive, also of a line to which other tabs add', () => {
    fc.assert(
      fc.property(stepsOf(...moving), (steps) => {
        const { left, more } = leftAfter(steps);
        expect(left).toBe(2 + more);
      }),
      runs(150),
    );
  }, 600_000);

  test('of a line from which other tabs take away loses no more than they do, and makes nothing', () => {
    fc.assert(
      fc.property(stepsOf(...moving, 'add', 'less'), (steps) => {
        const { left, more, less } = leftAfter(steps);
        expect(left).toBeLessThanOrEqual(2 + more);
        expect(left).toBeGreaterThanOrEqual(2 + more - less);
      }),
      runs(150),
    );
  }, 600_000);

  test('puts nothing back twice: Undo in one tab, the list of removals in the others', () => {
    const steps = stepsOf('remove', 'undo', 'putBack', 'putBack', 'add', 'commit', 'receive', 'drain').map((all) =>
      all.map(([kind, tab]): Step => [kind, kind === 'remove' || kind === 'undo' ? 0 : tab]),
    );
    fc.assert(
      fc.property(steps, (list) => {
        const { left, more, removed } = leftAfter(list);
        expect(left).toBeLessThanOrEqual(2 + more);
        expect(left).toBeGreaterThanOrEqual(2 + more - removed);
      }),
      runs(150),
    );
  }, 600_000);

  test('of what tabs remove, put back and move at once loses and makes no piece: what is in no list can be put back, once', () => {
    const steps = stepsOf(...moving.filter((kind) => kind !== 'more'), ...removing, 'putBack', 'drain');
    fc.assert(
      fc.property(steps, (list) => {
        expect(leftAfter(list).all).toBe(2);
      }),
      runs(150),
    );
  }, 600_000);

  test('makes no piece of those that tabs remove, put back, add to and take away from', () => {
    fc.assert(
      fc.property(stepsOf(...moving, ...removing, 'putBack', 'less', 'add', 'drain'), (list) => {
        const { all, more } = leftAfter(list);
        expect(all).toBeLessThanOrEqual(2 + more);
      }),
      runs(150),
    );
  }, 600_000);

  test('of a line of which another tab takes away a piece moves the one that is left', () => {
    const steps = stepsOf('postpone', 'moveBack', 'undo', 'less', 'commit', 'receive', 'receive', 'drain');
    fc.assert(
      fc.property(steps, (list) => {
        const { all, less } = leftAfter(list);
        expect(all).toBe(less > 0 ? 1 : 2);
      }),
      runs(150),
    );
  }, 600_000);
});
