import { afterEach, describe, expect, test, vi } from 'vitest';

import type { Order } from '#domain/order';
import { goodCard } from '#machines/payment/payment.cases';
import { page as checkoutPage } from '#routes/Checkout/-page';
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

describe('while the card step is open, another tab puts something into the cart', () => {
  const LINES = [{ productId: 41, qty: 1 }];

  afterEach(() => vi.useRealTimers());

  /** The card step of the first of two tabs, with a typed card, and an addition of the second one. */
  function payingBeside(isHeard: boolean) {
    vi.useFakeTimers();
    const tabs = openTabs(2, () => new Date(noon));
    const [shop, other] = tabs.shops;
    shop?.member('cart').send({ type: 'cart.restored', lines: LINES });
    tabs.drain();
    const payment = () => shop?.page(checkoutPage, '/Checkout', { step: 'billing' }).getSnapshot().children.payment;
    const card = () => payment()?.getSnapshot().children.form;
    Object.entries(goodCard).forEach(([field, value]) => card()?.send({ type: 'field.changed', field, value }));
    const before = payment()?.getSnapshot().context.amount;
    other?.member('cart').send({ type: 'line.added', productId: 42, qty: 1 });
    if (isHeard) {
      tabs.drain();
    }
    return { tabs, payment, before, press: () => card()?.send({ type: 'form.submitted' }) };
  }

  const placedIn = (tabs: Tabs) => tabs.shops[0]?.member('orders').getSnapshot().context.placed ?? [];

  test('the earlier amount is not paid, the new one is told, and paid when Pay is pressed again', () => {
    const { tabs, payment, before, press } = payingBeside(true);
    press();
    expect(placedIn(tabs)).toEqual([]);
    const { amount, earlierAmount } = payment()?.getSnapshot().context ?? {};
    expect(earlierAmount).toBe(before);
    vi.advanceTimersByTime(1000);
    press();
    expect(placedIn(tabs).map(({ price }) => price)).toEqual([amount]);
  });

  test('that comes between the press and the payment is not paid for, and stays in the cart', () => {
    const { tabs, before, press } = payingBeside(false);
    press();
    expect(agreed(tabs).map(({ price }) => price)).toEqual([before]);
    tabs.shops.forEach((shop) =>
      expect(shop.member('cart').getSnapshot().context.lines).toEqual([{ productId: 42, qty: 1 }]),
    );
  });
});

test('another price of what is in the cart is told while the card step is open', () => {
  const [shop] = openTabs(1, () => new Date(noon)).shops;
  shop?.member('cart').send({ type: 'cart.restored', lines: [{ productId: 41, qty: 1 }] });
  const payment = () => shop?.page(checkoutPage, '/Checkout', { step: 'billing' }).getSnapshot().children.payment;
  const before = payment()?.getSnapshot().context.amount ?? 0;
  const dearer = shop?.actor.getSnapshot().context.products.filter(({ id }) => id === 41) ?? [];
  shop?.actor.send({
    type: 'products.loaded',
    products: dearer.map((product) => ({ ...product, price: product.price + 10, discount: 0 })),
    missing: [],
  });
  const { amount = 0, earlierAmount } = payment()?.getSnapshot().context ?? {};
  expect(earlierAmount).toBe(before);
  expect(amount).toBeGreaterThan(before);
});
