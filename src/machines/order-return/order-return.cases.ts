import type { Order } from '#domain/order';
import { bare, casesOf } from '#kit/paths/cases';
import { LAMP, sampleNow } from '#machines/samples';
import { ownOrders } from '#machines/tracking/tracking.cases';

import { orderReturnMachine } from './order-return.machine';

const DAY_MS = 24 * 60 * 60 * 1000;

export const received: Order = ownOrders.Received;
export const onItsWay: Order = ownOrders.Delivered;

/** A received order of four lamps. */
export const fourLamps: Order = { ...received, lines: received.lines.map((line) => ({ ...line, qty: 4 })) };

/** A received order with a return of one lamp that was booked so many days ago. */
export function returned(daysAgo: number, order = received): Order {
  const bookedAt = sampleNow().getTime() - daysAgo * DAY_MS;
  return { ...order, returns: [{ bookedAt, pieces: [{ productId: LAMP, qty: 1 }], reason: 'It does not fit' }] };
}

export const cases = casesOf({
  name: 'order-return',
  machine: orderReturnMachine,
  starts: {
    'a received order of four lamps': { order: fourLamps, now: sampleNow },
    'an order on its way': { order: onItsWay, now: sampleNow },
    'a booked return': { order: returned(1), now: sampleNow },
    'a collected return of one of four lamps': { order: returned(3, fourLamps), now: sampleNow },
    'a refunded return': { order: returned(6), now: sampleNow },
    'an order of four lamps of which one was refunded': { order: returned(6, fourLamps), now: sampleNow },
    'a sample order': { order: undefined, now: sampleNow },
  },
  cases: {
    ...bare('return.opened', 'return.closed', 'return.submitted', 'return.undone'),
    'the lamp is chosen': { type: 'line.toggled', productId: LAMP },
    'one lamp is to go back': { type: 'line.changed', productId: LAMP, qty: 1 },
    'one lamp less is to go back': { type: 'line.stepped', productId: LAMP, by: -1 },
    'one lamp more is to go back': { type: 'line.stepped', productId: LAMP, by: 1 },
    'a reason is chosen': { type: 'reason.chosen', reason: 'It does not fit' },
    'the order is received': { type: 'order.received', order: received },
    'a return is booked': { type: 'return.found', order: returned(0) },
    'a return of one of four lamps is booked': { type: 'return.found', order: returned(0, fourLamps) },
    'the return is withdrawn': { type: 'return.gone', order: received },
  },
  equivalentMutants: {
    'swap branches: orderReturn.locating|always|0': 'A return is at one stage: at most one guard says yes.',
    'swap branches: orderReturn.locating|always|1': 'A return is at one stage: at most one guard says yes.',
    'retarget: orderReturn.closed|order.received|0 → orderReturn.offered': 'In the cases it came not long ago.',
    'retarget: orderReturn.offered|return.found|0 → orderReturn.booked': 'In the cases it has just been booked.',
    'retarget: orderReturn.choosing|return.found|0 → orderReturn.booked': 'In the cases it has just been booked.',
    'retarget: orderReturn.booked|return.gone|0 → orderReturn.offered': 'In the cases it came not long ago.',
  },
});
