import { expect, test } from 'vitest';

import { emptySession } from '#kit/session/session';
import type { SessionEntry } from '#kit/session/session';
import { ADA } from '#machines/samples';

import { replay } from './replay';

const NOON = Date.UTC(2025, 5, 15, 12);

type Step = readonly [to: string, event: SessionEntry['event'] & Readonly<Record<string, unknown>>];

function after(...events: readonly Step[]) {
  const opened: readonly Step[] = [
    ['shop', { type: 'page.entered', key: 'product:5', page: 'product', params: { productId: 5 }, scope: '/Products' }],
    ['shop', { type: 'route.changed', path: '/Products' }],
    ['shop', { type: 'world.entered' }],
    ...events,
  ];
  return replay({
    ...emptySession('/Products', { seed: 7, now: NOON, stored: {} }),
    events: opened.map(([to, event]) => ({ at: 0, to, event })),
  }).shop;
}

test('a link from before the quantity had a machine of its own buys as many', () => {
  const shop = after(
    ['product:5', { type: 'quantity.typed', text: '2' }],
    ['product:5', { type: 'quantity.left' }],
    ['product:5', { type: 'quantity.increased' }],
    ['product:5', { type: 'quantity.increased' }],
    ['product:5', { type: 'quantity.decreased' }],
    ['product:5', { type: 'add.pressed' }],
  );
  const { lines } = shop.member('cart').getSnapshot().context;
  const sample = after().member('cart').getSnapshot().context.lines;
  const pieces = (of: typeof lines) => of.find(({ productId }) => productId === 5)?.qty ?? 0;
  expect(pieces(lines) - pieces(sample)).toBe(3);
});

test('a link from before there was one heart likes and unlikes', () => {
  const listed = (...events: readonly Step[]) =>
    after(...events)
      .member('wishlist')
      .getSnapshot().context.productIds;
  const liked = listed(
    ['product:5/heart', { type: 'heart.toggled' }],
    ['wishlist', { type: 'wishlist.added', productId: 5 }],
  );
  expect(liked).toEqual([...listed(), 5]);
  expect(
    listed(['wishlist', { type: 'wishlist.added', productId: 5 }], ['product:5/heart', { type: 'heart.toggled' }]),
  ).toEqual(listed());
});

test('a link from before payment had a form fills in the card and submits it', () => {
  const to = 'checkout/payment';
  const shop = after(
    [
      'shop',
      { type: 'page.entered', key: 'checkout', page: 'checkout', params: { step: 'billing' }, scope: '/Checkout' },
    ],
    ['shop', { type: 'route.changed', path: '/Checkout/Payment' }],
    ['checkout', { type: 'step.opened', step: 'billing' }],
    [to, { type: 'field.changed', field: 'name', value: ADA.name }],
    [to, { type: 'field.changed', field: 'cardnum', value: '4242 4242 4242 4242' }],
    [to, { type: 'field.changed', field: 'cvv', value: '000' }],
    [to, { type: 'field.changed', field: 'expiry', value: '12/30' }],
    [to, { type: 'default.toggled' }],
    [to, { type: 'card.submitted', amount: 100 }],
  );
  const payment = shop.actor.system.get('checkout')?.getSnapshot().children.payment.getSnapshot();
  expect([payment.value, payment.context.values]).toEqual([
    'declined',
    { name: ADA.name, cardnum: '4242 4242 4242 4242', cvv: '000', expiry: '12/30', isDefault: 'on' },
  ]);
});
