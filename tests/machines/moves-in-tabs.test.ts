import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Shop } from '#shop';

import { openTabs } from '../support/tabs';
import type { Tabs } from '../support/tabs';
import { runs } from '../support/trust';

const noon = () => new Date(2025, 5, 15, 12);
const chair = 42;

const add = (shop: Shop) => shop.member('cart').send({ type: 'line.added', productId: chair, qty: 1 });

const quantity = (shop: Shop) =>
  shop
    .member('cart')
    .getSnapshot()
    .context.lines.find(({ productId }) => productId === chair)?.qty ?? 0;

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
    putBack: (shop?: Shop) => {
      const removed = shop?.member('recentlyRemoved');
      const [newest] = removed?.getSnapshot().context.entries ?? [];
      if (newest) {
        removed?.send({ type: 'removal.chosen', at: newest.at });
      }
    },
  };
  const savedOf = (shop: Shop) =>
    shop
      .member('savedForLater')
      .getSnapshot()
      .context.lines.find(({ productId }) => productId === chair)?.qty ?? 0;
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

  test('makes and loses no piece, however late storage events arrive', () => {
    const step = fc.tuple(fc.constantFrom('postpone', 'moveBack', 'commit', 'receive', 'receive'), fc.nat(2));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let time = noon().getTime();
        const tabs = holdingTwo(3, () => new Date((time += 1)));
        for (const [kind, tab] of steps) {
          if (kind === 'commit' || kind === 'receive') {
            tabs[kind](tab);
          } else {
            send[kind as 'postpone'](tabs.shops[tab]);
          }
        }
        const shop = agreed(tabs);
        expect(quantity(shop) + savedOf(shop)).toBe(2);
      }),
      runs(150),
    );
  }, 600_000);
});
