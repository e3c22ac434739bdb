import { atMost, casesOf } from '#kit/paths/cases';
import { ADA, oneLamp, sampleNow, sampleOrder, sampleProducts, sampleRecipient, twoLampsLeft } from '#machines/samples';

import { ordersMachine } from './orders.machine';

export const cases = casesOf({
  name: 'orders',
  machine: ordersMachine,
  starts: { 'the orders': { products: sampleProducts, sample: [sampleOrder], now: sampleNow } },
  cases: {
    'a lamp is ordered': { type: 'order.placed', lines: oneLamp, email: ADA.email },
    'nothing is ordered': { type: 'order.placed', lines: [], email: '' },
    'the lamp is received': { type: 'order.received', orderid: 'LW-10002' },
    'the lamp is cancelled': { type: 'order.cancelled', orderid: 'LW-10002' },
    'the lamp is wanted after all': { type: 'order.reinstated', orderid: 'LW-10002' },
    'the lamp goes to Ada': {
      type: 'order.readdressed',
      orderid: 'LW-10002',
      address: { recipient: sampleRecipient, weekend: undefined, deliverydate: '2025-06-24' },
    },
    'the lamp goes back': { type: 'return.booked', orderid: 'LW-10002', pieces: oneLamp, reason: 'It does not fit' },
    'the lamp stays': { type: 'return.withdrawn', orderid: 'LW-10002' },
    'the lamp is looked up': { type: 'products.loaded', products: [twoLampsLeft], missing: [] },
    'no orders arrive': { type: 'orders.restored', orders: [] },
  },
  pageCases: {
    'another tab has ordered something else': {
      type: 'orders.restored',
      orders: [{ ...sampleOrder, orderid: 'LW-20001' }],
    },
  },
  bound: atMost(1, 'placed'),
  equivalentMutants: {
    'unguard: orders.listed|order.placed|0': 'No order is written of no lines: the rule itself says so once more.',
  },
});
