import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addressOf } from '#domain/order-address';
import type { OrderAddress } from '#domain/order-address';
import type { Shop } from '#shop';

import { shopAfter, stepsOf } from '../support/steps-in-tabs';
import { runs } from '../support/trust';

const TABS = [0, 1, 2] as const;

describe('one order that three tabs change', () => {
  const LINES = TABS.map((tab) => ({ productId: [41, 8, 6][tab] ?? 0, qty: 1 }));
  const recipient = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '1',
    city: 'Bath',
    country: 'France',
    postcode: '1',
  };
  const ordersOf = (shop: Shop) => shop.member('orders').getSnapshot().context.placed;
  const place = (shop: Shop) =>
    shop.member('orders').send({ type: 'order.placed', lines: LINES, email: 'ada@larkwood.example', recipient });

  test('is cancelled where one has cancelled it, and goes where another has sent it', () => {
    fc.assert(
      fc.property(stepsOf('cancel', 'readdress'), (steps) => {
        const cities = new Set<string>();
        let isCancelled = false;
        const shop = shopAfter(
          steps,
          (kind, open, { tab, index }) => {
            const [order] = ordersOf(open);
            if (!order || order.status !== 'In Progress' || (kind === 'readdress' && tab === 0)) {
              return;
            }
            const { orderid, deliverydate } = order;
            if (kind === 'cancel') {
              isCancelled = true;
              open.member('orders').send({ type: 'order.cancelled', orderid });
            } else {
              cities.add(`Bath ${index}`);
              const address = { recipient: { ...recipient, city: `Bath ${index}` }, weekend: undefined, deliverydate };
              open.member('orders').send({ type: 'order.readdressed', orderid, address });
            }
          },
          place,
        );
        const [order] = ordersOf(shop);
        expect(order?.cancelledAt !== undefined).toBe(isCancelled);
        expect(order?.status).toBe(isCancelled ? 'Failed' : 'In Progress');
        expect([...(cities.size > 0 ? cities : ['Bath'])]).toContain(order?.recipient?.city);
      }),
      runs(60),
    );
  }, 600_000);

  test('goes to one address as a whole, with its own days of delivery, whoever sends it where at once', () => {
    const addresses = [
      { recipient: { ...recipient, city: 'Lyon' }, weekend: undefined, deliverydate: '2025-06-23' },
      { recipient: { ...recipient, country: 'Israel' }, weekend: [5, 6] as const, deliverydate: '2025-06-24' },
      { recipient, weekend: undefined, deliverydate: '2025-06-24' },
      { recipient: { ...recipient, city: 'Oslo' }, weekend: [5, 6] as const, deliverydate: '2025-06-23' },
    ];
    const readdress = (open: Shop, to: number) => {
      const orderid = ordersOf(open)[0]?.orderid ?? '';
      open.member('orders').send({ type: 'order.readdressed', orderid, address: addresses[to] as OrderAddress });
    };
    fc.assert(
      fc.property(stepsOf('readdress'), fc.nat(3), (steps, first) => {
        const sent = [first];
        const shop = shopAfter(
          steps,
          (_, open, { which, tab }) => {
            const to = (which + tab) % addresses.length;
            sent.push(to);
            readdress(open, to);
          },
          (open) => {
            place(open);
            readdress(open, first);
          },
        );
        expect(sent.map((to) => addresses[to])).toContainEqual(addressOf(ordersOf(shop)[0] as OrderAddress));
      }),
      runs(60),
    );
  }, 600_000);

  test('has the returns that each tab has booked and not withdrawn', () => {
    fc.assert(
      fc.property(stepsOf('book', 'withdraw'), (steps) => {
        const booked = new Set<number>();
        const shop = shopAfter(
          steps,
          (kind, open, { tab }) => {
            const [order] = ordersOf(open);
            const last = order?.returns?.at(-1)?.pieces[0]?.productId;
            const own = LINES[tab]?.productId ?? 0;
            if (kind === 'book' && order && !booked.has(own) && last === undefined) {
              booked.add(own);
              const pieces = [{ productId: own, qty: 1 }];
              open
                .member('orders')
                .send({ type: 'return.booked', orderid: order.orderid, pieces, reason: 'Too large' });
            } else if (kind === 'withdraw' && order && last === own) {
              booked.delete(own);
              open.member('orders').send({ type: 'return.withdrawn', orderid: order.orderid });
            }
          },
          (open) => {
            place(open);
            const [order] = ordersOf(open);
            open.member('orders').send({ type: 'order.received', orderid: order?.orderid ?? '' });
          },
        );
        const returned = ordersOf(shop).flatMap(({ returns = [] }) => returns.flatMap(({ pieces }) => pieces));
        expect(returned.map(({ productId }) => productId).toSorted()).toEqual([...booked].toSorted());
      }),
      runs(60),
    );
  }, 600_000);
});
