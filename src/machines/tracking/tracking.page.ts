import { MAIN, seen } from '#kit/paths/driver';
import { NEVER_RESTS, placesOf } from '#kit/paths/page-place';
import { sampleOrder } from '#machines/samples';

import { cases } from './tracking.cases';

/** An order for every stage. */
export const ORDERS = [
  ['LW-10362', 'Ordered', 'Failed'],
  ['LW-10427', 'Packaging', 'In Progress'],
  ['LW-10411', 'Delivery', 'In Progress'],
  ['LW-20001', 'Delivered', 'In Progress'],
  ['LW-10388', 'Received', 'Succeed'],
] as const;

export const visitTo = (orderid: string, reached: string) => ({
  path: `/MyAccount/TrackOrder/TrackOrderDetail?order=${orderid}`,
  width: 'desk' as const,
  // No sample order is delivered and not yet received.
  kept: { orders: [{ ...sampleOrder, orderid: 'LW-20001', reached }] },
});

/** The children of all these orders' pages. */
export const ofEveryOrder = (child: string) => ORDERS.map(([orderid]) => `order-detail:${orderid}/${child}`);

/** Reason: the sample shop has no workshop. */
export const NO_WORKSHOP = {
  notOnPage: 'There is no workshop behind the sample shop: parcels stay where they are.',
} as const;

/** The text of each stage. */
const stages = (...notes: readonly string[]) =>
  notes.map((note) => seen({ role: 'listitem', saying: new RegExp(`^${note}$`), within: MAIN }));

export const places = placesOf(cases, [
  {
    place: 'the detail page of five orders',
    starts: ORDERS.map(([orderid, reached]) => ({
      name: `an order that is ${reached}`,
      input: { reached },
      visit: visitTo(orderid, reached),
    })),
    events: { 'stage.reached': NO_WORKSHOP },
    states: {
      locating: NEVER_RESTS,
      // The stored order at its first stage has failed.
      ordered: () => stages('Ordered Reached, then stopped', 'Packaging Not reached'),
      packaging: () => stages('Ordered Reached', 'Packaging Now', 'Delivery Still to come'),
      delivery: () => stages('Packaging Reached', 'Delivery Now', 'Delivered Still to come'),
      delivered: () => stages('Delivery Reached', 'Delivered Now', 'Received Still to come'),
      received: () => stages('Delivered Reached', 'Received Reached'),
    },
    actor: ofEveryOrder('tracking'),
  },
]);
