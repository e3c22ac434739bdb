import type { Order, OrderReturn } from '#domain/order';
import { bare, casesOf } from '#kit/paths/cases';
import { LAMP, sampleNow } from '#machines/samples';
import { ownOrders } from '#machines/tracking/tracking.cases';

import { orderReturnMachine } from './order-return.machine';

const DAY_MS = 24 * 60 * 60 * 1000;

export const received: Order = ownOrders.Received;
export const onItsWay: Order = ownOrders.Delivered;

/** The received order with a return that was booked so many days ago. */
export function returned(daysAgo: number): Order & { readonly returned: OrderReturn } {
  const bookedAt = sampleNow().getTime() - daysAgo * DAY_MS;
  return { ...received, returned: { bookedAt, productIds: [LAMP], reason: 'It does not fit' } };
}

export const cases = casesOf({
  name: 'order-return',
  machine: orderReturnMachine,
  starts: {
    'a received order': { order: received, now: sampleNow },
    'an order on its way': { order: onItsWay, now: sampleNow },
    'a booked return': { order: returned(1), now: sampleNow },
    'a collected return': { order: returned(3), now: sampleNow },
    'a refunded return': { order: returned(6), now: sampleNow },
    'a sample order': { order: undefined, now: sampleNow },
  },
  cases: {
    ...bare('return.opened', 'return.closed', 'return.submitted', 'return.undone'),
    'the lamp is chosen': { type: 'line.toggled', productId: LAMP },
    'a reason is chosen': { type: 'reason.chosen', reason: 'It does not fit' },
    'the order is received': { type: 'order.received', order: received },
    'a return is booked': { type: 'return.found', order: returned(0) },
    'the return is withdrawn': { type: 'return.gone', order: received },
  },
  ignoredContext: ['order'],
  equivalentMutants: {
    'swap branches: orderReturn.locating|always|0': 'A return is at one stage: at most one guard says yes.',
    'swap branches: orderReturn.locating|always|1': 'A return is at one stage: at most one guard says yes.',
    'swap branches: orderReturn.locating|always|2': 'What goes back cannot be returned again: one guard says yes.',
    'retarget: orderReturn.choosing|return.closed|0 → orderReturn.locating': 'Its order can still be returned.',
    'retarget: orderReturn.closed|order.received|0 → orderReturn.offered': 'In the cases it came not long ago.',
    'retarget: orderReturn.offered|return.found|0 → orderReturn.booked': 'In the cases it has just been booked.',
    'retarget: orderReturn.choosing|return.found|0 → orderReturn.booked': 'In the cases it has just been booked.',
    'retarget: orderReturn.booked|return.gone|0 → orderReturn.offered': 'In the cases it came not long ago.',
  },
});
