import { products } from '#fixtures/products';
import { orderStatusMachine } from '#machines/order-status/order-status.machine';
import { reorderMachine } from '#machines/reorder/reorder.machine';
import { sampleOrder } from '#machines/samples';
import { trackingMachine } from '#machines/tracking/tracking.machine';

import { NEVER_RESTS, onPage } from './page-target';
import type { PageTarget } from './page-target';
import { button, MAIN, says, seen, unseen } from './someone';

const NO_WORKSHOP = { notOnPage: 'There is no workshop behind the sample shop: parcels stay where they are.' } as const;
const ORDERS = [
  ['LW-10362', 'Ordered', 'Failed'],
  ['LW-10427', 'Packaging', 'In Progress'],
  ['LW-10411', 'Delivery', 'In Progress'],
  ['LW-20001', 'Delivered', 'In Progress'],
  ['LW-10388', 'Received', 'Succeed'],
] as const;

const visitTo = (orderid: string, reached: string) => ({
  path: `/MyAccount/TrackOrder/TrackOrderDetail?order=${orderid}`,
  width: 'desk' as const,
  // No sample order has been delivered and not yet been taken in.
  kept: { orders: [{ ...sampleOrder, orderid: 'LW-20001', reached }] },
});

/** What the page says of each stage. */
const stages = (...notes: readonly string[]) =>
  notes.map((note) => seen({ role: 'listitem', saying: new RegExp(`^${note}$`), within: MAIN }));

const tracking: PageTarget<typeof trackingMachine> = {
  machine: 'tracking',
  place: 'the detail page of five orders',
  logic: trackingMachine,
  starts: ORDERS.map(([orderid, reached]) => ({
    name: `an order that is ${reached}`,
    input: { reached },
    visit: visitTo(orderid, reached),
  })),
  events: { 'stage.reached': NO_WORKSHOP },
  states: {
    locating: NEVER_RESTS,
    // The order that is kept at its first stage has failed.
    ordered: () => stages('Ordered Reached, then stopped', 'Packaging Not reached'),
    packaging: () => stages('Ordered Reached', 'Packaging Now', 'Delivery Still to come'),
    delivery: () => stages('Packaging Reached', 'Delivery Now', 'Delivered Still to come'),
    delivered: () => stages('Delivery Reached', 'Delivered Now', 'Received Still to come'),
    received: () => stages('Delivered Reached', 'Received Reached'),
  },
  actor: (shop) => childOfDetail(shop, 'tracking'),
};

const orderStatus: PageTarget<typeof orderStatusMachine> = {
  machine: 'order-status',
  place: 'the detail page of three orders',
  logic: orderStatusMachine,
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
  actor: (shop) => childOfDetail(shop, 'status'),
};

const reorder: PageTarget<typeof reorderMachine> = {
  machine: 'reorder',
  place: 'the detail page of an order',
  logic: reorderMachine,
  starts: [
    {
      name: 'an order of three pieces',
      input: { products, cartLines: () => [] },
      visit: visitTo('LW-10427', 'Packaging'),
    },
  ],
  events: {
    'order.repeated': [
      {
        name: 'Reorder is pressed',
        event: { type: 'order.repeated', order: sampleOrder },
        cause: (someone) => someone.click(button('Reorder', MAIN)),
      },
    ],
  },
  states: {
    ready: () => [unseen({ role: 'status', saying: /cart/, within: MAIN })],
    told: () => [seen({ role: 'status', saying: /cart/, within: MAIN })],
  },
  ignoredContext: ['outcome', 'orderid'],
  actor: (shop) => childOfDetail(shop, 'reorder'),
};

function childOfDetail({ actor }: Parameters<PageTarget<typeof reorderMachine>['actor']>[0], child: string) {
  const children = ORDERS.map(([orderid]) => actor.system.get(`order-detail:${orderid}`));
  return children.find((detail) => detail !== undefined)?.getSnapshot().children[child];
}

/** The detail page of an order. */
export const parcelTargets = [onPage(tracking), onPage(orderStatus), onPage(reorder)];
