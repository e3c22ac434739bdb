import { MAIN, says } from '#kit/paths/driver';
import { NEVER_RESTS, placesOf } from '#kit/paths/page-place';
import { ownOrders } from '#machines/tracking/tracking.cases';
import { ofEveryOrder, receive, visitTo, visitToOnly } from '#machines/tracking/tracking.page';

import { cases } from './order-status.cases';

const delivered = ownOrders.Delivered;
/** Cancelled two hours after it was placed. */
const cancelled = { ...delivered, status: 'Failed', cancelledAt: delivered.placedAt + 2 * 60 * 60 * 1000 } as const;

const ORDERS = [
  [delivered.orderid, 'In Progress'],
  ['LW-10388', 'Succeed'],
  ['LW-10362', 'Failed'],
] as const;

export const places = placesOf(cases, [
  {
    place: 'the detail page of three orders',
    starts: [
      ...ORDERS.map(([orderid, status]) => ({
        name: `an order: ${status}`,
        input: { status, isCancelled: false },
        visit: visitTo(orderid),
      })),
      {
        name: 'an order: cancelled',
        input: { status: 'Failed', isCancelled: true },
        visit: visitToOnly(cancelled),
      },
    ],
    events: {
      'order.received': [
        {
          case: 'order.received',
          words: 'the shopper says that it has arrived',
          cause: (driver) => driver.click(receive),
        },
      ],
      'order.cancelled': [
        {
          case: 'order.cancelled',
          words: 'another tab has cancelled it',
          cause: (driver) => driver.hearOf('orders', [cancelled]),
        },
      ],
      'order.reinstated': [
        {
          case: 'order.reinstated',
          words: 'another tab has taken that back',
          cause: (driver) => driver.hearOf('orders', [delivered]),
        },
      ],
    },
    states: {
      deciding: NEVER_RESTS,
      inProgress: () => [says(MAIN, /In Progress/)],
      succeeded: () => [says(MAIN, /Succeed/)],
      cancelled: () => [says(MAIN, /Cancelled/), says(MAIN, /You cancelled this order on 01 Jun 2025/)],
      failed: () => [says(MAIN, /Failed/)],
    },
    actor: ofEveryOrder('status'),
  },
]);
