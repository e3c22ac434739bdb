import { expect, test } from 'vitest';

import type { Order } from '#domain/order';
import type { Shop } from '#shop';

import { openTabs } from '../support/tabs';
import type { Tabs } from '../support/tabs';

const noon = new Date(2025, 5, 15, 12).getTime();

const pay = (shop: Shop | undefined, email = 'ada@larkwood.example') =>
  shop?.member('orders').send({ type: 'order.placed', lines: [{ productId: 41, qty: 1 }], email });

/** The orders that every tab lists once all writes have arrived. */
function agreed(tabs: Tabs): readonly Order[] {
  tabs.drain();
  const [first = [], ...others] = tabs.shops.map((shop) => shop.member('orders').getSnapshot().context.placed);
  others.forEach((placed) => expect(placed).toEqual(first));
  return first;
}

/** Pays in each of some tabs, so many ms apart, before any of them hears of another. */
function payInEach(count: number, ms: number): readonly Order[] {
  let now = noon;
  const tabs = openTabs(count, () => new Date(now));
  for (const shop of tabs.shops) {
    pay(shop);
    now += ms;
  }
  return agreed(tabs);
}

test('two orders at once are both listed, each under a number of its own', () => {
  const tabs = openTabs(2, () => new Date(noon));
  pay(tabs.shops[0], 'ada@larkwood.example');
  pay(tabs.shops[1], 'grace@larkwood.example');
  const placed = agreed(tabs);
  expect(placed.map(({ email }) => email).toSorted()).toEqual(['ada@larkwood.example', 'grace@larkwood.example']);
  expect(placed.map(({ orderid, trackingid }) => [orderid, trackingid]).toSorted()).toEqual([
    ['LW-10428', 'LWT-2996-9332'],
    ['LW-10429', 'LWT-3003-7251'],
  ]);
});

test.each([
  { count: 2, ms: 0 },
  { count: 2, ms: 1 },
  { count: 3, ms: 150 },
  { count: 2, ms: 1999 },
])('the same cart that is paid for in $count tabs, $ms ms apart, is one order', ({ count, ms }) => {
  expect(payInEach(count, ms)).toHaveLength(1);
});

test('the same bought again two seconds later is an order of its own', () => {
  expect(payInEach(2, 2000)).toHaveLength(2);
});
