import { MAIN, says } from '#kit/paths/driver';
import { NEVER_RESTS, placesOf } from '#kit/paths/page-place';
import { NO_WORKSHOP, ofEveryOrder, ORDERS, visitTo } from '#machines/tracking/tracking.page';

import { cases } from './order-status.cases';

export const places = placesOf(cases, [
  {
    place: 'the detail page of three orders',
    starts: [ORDERS[0], ORDERS[1], ORDERS[4]].map(([orderid, reached, status]) => ({
      name: `an order: ${status}`,
      input: { status },
      visit: visitTo(orderid, reached),
    })),
    events: { 'order.delivered': NO_WORKSHOP, 'order.rejected': NO_WORKSHOP },
    states: {
      deciding: NEVER_RESTS,
      inProgress: () => [says(MAIN, /In Progress/)],
      succeeded: () => [says(MAIN, /Succeed/)],
      failed: () => [says(MAIN, /Failed/)],
    },
    actor: ofEveryOrder('status'),
  },
]);
