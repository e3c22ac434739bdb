import type { Order } from '#domain/order';
import { TRACKING_STAGES } from '#domain/order';
import { reinstated } from '#domain/order-changes';
import { sampleTrackedOrderId } from '#fixtures/tracked-order';
import { button, MAIN, says, seen, unseen } from '#kit/paths/driver';
import { NEVER_RESTS, placesOf } from '#kit/paths/page-place';

import { cancelledOrder, cases, ownOrders, parcelOf, sampleParcel } from './tracking.cases';

/** The button that confirms receipt. */
export const receive = button('I have received it', MAIN);

/** The button that cancels the order. */
const cancel = button('Cancel this order', MAIN);

/** The page of an order. */
export const visitTo = (orderid: string) => ({
  path: `/MyAccount/TrackOrder/TrackOrderDetail?order=${orderid}`,
  width: 'desktop' as const,
  kept: { orders: Object.values(ownOrders) },
});

/** The page of an order that is the only one of this device. */
export const visitToOnly = (order: Order) => ({ ...visitTo(order.orderid), kept: { orders: [order] } });

/** The children of all these orders' pages. */
export const ofEveryOrder = (child: string) =>
  [
    ...[...Object.values(ownOrders), cancelledOrder].map(({ orderid }) => orderid),
    sampleTrackedOrderId,
    'LW-10388',
    'LW-10362',
  ].map((orderid) => `order-detail:${orderid}/${child}`);

/** The text of each stage. */
const stages = (...notes: readonly string[]) =>
  notes.map((note) => seen({ role: 'listitem', saying: new RegExp(`^${note}$`), within: MAIN }));

/** Seven working days after the sample day, a Sunday. */
const arrives = says(MAIN, /Arrives by Tue 24 Jun, in 7 working days/);

const cancelledToday = says(MAIN, /You cancelled this order on 15 Jun 2025/);

export const places = placesOf(cases, [
  {
    place: 'the detail page of seven orders',
    starts: [
      ...TRACKING_STAGES.map((stage) => ({
        name: `an order that is ${stage}`,
        input: parcelOf(ownOrders[stage]),
        visit: visitTo(ownOrders[stage].orderid),
      })),
      {
        name: 'an order that was cancelled',
        input: parcelOf(cancelledOrder),
        visit: visitToOnly(cancelledOrder),
      },
      {
        name: 'a sample order',
        input: sampleParcel,
        visit: visitTo(sampleTrackedOrderId),
      },
    ],
    events: {
      'order.received': [
        {
          case: 'order.received',
          words: 'the shopper says that it has arrived',
          cause: (driver) => driver.click(receive),
          when: ({ value }) => value === 'delivered',
        },
      ],
      'order.cancelled': [
        {
          case: 'order.cancelled',
          words: 'the order is cancelled',
          cause: (driver) => driver.click(cancel),
          when: ({ value }) => value === 'ordered',
        },
      ],
      'order.reinstated': [
        {
          case: 'order.reinstated',
          words: 'the order is kept after all',
          cause: (driver) => driver.click(button('Keep this order after all', MAIN)),
          when: ({ context }) => !context.isCancelled,
        },
        {
          case: 'order.reinstated',
          words: 'another tab has taken that back',
          cause: (driver) => driver.hearOf('orders', [reinstated(cancelledOrder)]),
          when: ({ context }) => context.isCancelled,
        },
      ],
    },
    states: {
      locating: NEVER_RESTS,
      stated: () => [
        ...stages('Ordered Reached', 'Packaging Now', 'Delivery Still to come'),
        unseen(receive),
        unseen({ ...MAIN, saying: /Arrives/ }),
      ],
      ordered: () => [...stages('Ordered Now', 'Packaging Still to come'), arrives, seen(cancel), unseen(receive)],
      cancelled: () => [
        ...stages('Ordered Reached, then stopped', 'Packaging Not reached'),
        cancelledToday,
        unseen(cancel),
      ],
      packaging: () => [
        ...stages('Ordered Reached', 'Packaging Now', 'Delivery Still to come'),
        says(MAIN, /It is packed, so it can no longer be cancelled/),
        unseen(cancel),
        unseen(receive),
      ],
      delivery: () => [...stages('Packaging Reached', 'Delivery Now', 'Delivered Still to come'), unseen(receive)],
      delivered: () => [...stages('Delivery Reached', 'Delivered Now', 'Received Still to come'), seen(receive)],
      received: () => [...stages('Delivered Reached', 'Received Reached'), unseen(receive)],
    },
    hasTimesOfDay: true,
    actor: ofEveryOrder('tracking'),
  },
]);
