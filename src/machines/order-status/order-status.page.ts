import { MAIN, says } from '#kit/paths/driver';
import { NEVER_RESTS, placesOf } from '#kit/paths/page-place';
import { ownOrders } from '#machines/tracking/tracking.cases';
import { ofEveryOrder, receive, visitTo } from '#machines/tracking/tracking.page';

import { cases } from './order-status.cases';

const ORDERS = [
  [ownOrders.Delivered.orderid, 'In Progress'],
  ['LW-10388', 'Succeed'],
  ['LW-10362', 'Failed'],
] as const;

export const places = placesOf(cases, [
  {
    place: 'the detail page of three orders',
    starts: ORDERS.map(([orderid, status]) => ({
      name: `an order: ${status}`,
      input: { status },
      visit: visitTo(orderid),
    })),
    events: {
      'order.received': [
        {
          case: 'order.received',
          words: 'the shopper says that it has arrived',
          cause: (driver) => driver.click(receive),
        },
      ],
    },
    states: {
      deciding: NEVER_RESTS,
      inProgress: () => [says(MAIN, /In Progress/)],
      succeeded: () => [says(MAIN, /Succeed/)],
      failed: () => [says(MAIN, /Failed/)],
    },
    actor: ofEveryOrder('status'),
  },
]);
