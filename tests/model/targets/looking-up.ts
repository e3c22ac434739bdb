import { SAMPLE_ORDER_EMAIL, sampleTrackedOrderId } from '#fixtures/orders';
import { sampleOrder } from '#machines/samples';
import { trackOrderMachine } from '#machines/track-order/track-order.machine';

import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { completed, fillIn } from './person';
import { button, containing, holds, MAIN, says, seen, standsAt, textbox, unseen } from './someone';
import type { Someone } from './someone';

/** What the page offers to who has no order. */
const offered = { ...sampleOrder, orderid: sampleTrackedOrderId, email: SAMPLE_ORDER_EMAIL };
const notHere = /No order with this ID and email is on this device/;
const TRACK_FIELDS = { orderid: textbox('Order ID', MAIN), email: textbox('Billing email', MAIN) } as const;
const sample = button('Fill in the sample order', MAIN);

const lookUp = (name: string, values: Readonly<Record<keyof typeof TRACK_FIELDS, string>>) => ({
  name,
  event: completed('form', values),
  cause: async (someone: Someone) => {
    await fillIn(someone, TRACK_FIELDS, values);
    await someone.click(button('Track order', MAIN));
  },
});

const trackOrder: PageTarget<typeof trackOrderMachine> = {
  machine: 'track-order',
  place: 'the page that asks for an order',
  logic: trackOrderMachine,
  starts: [
    {
      name: 'nothing asked for yet',
      input: { sampleOrder: offered, orders: () => [sampleOrder, offered] },
      visit: { path: '/MyAccount/TrackOrder', width: 'desk', kept: { orders: [sampleOrder] } },
    },
  ],
  events: {
    'sample.chosen': [
      {
        name: 'the sample order is filled in',
        event: { type: 'sample.chosen' },
        cause: (someone) => someone.click(sample),
        when: (snapshot) => snapshot.hasTag('missed'),
      },
    ],
    'route.changed': [
      {
        name: 'someone goes Back to the form',
        event: { type: 'route.changed' },
        cause: (someone) => someone.goBack(),
        when: ({ value }) => value === 'found',
      },
    ],
  },
  answers: [
    lookUp('an order of this device is looked up', { orderid: sampleOrder.orderid, email: sampleOrder.email }),
    lookUp('an order that nobody knows is looked up', { orderid: 'LW-0', email: sampleOrder.email }),
  ],
  states: {
    'asking.fresh': ({ context }) => [
      standsAt('/MyAccount/TrackOrder'),
      unseen({ role: 'alert', within: MAIN, saying: notHere }),
      unseen(sample),
      holds(TRACK_FIELDS.orderid, context.values['orderid'] ?? ''),
      holds(TRACK_FIELDS.email, context.values['email'] ?? ''),
    ],
    'asking.missed': ({ context }) => [
      standsAt('/MyAccount/TrackOrder'),
      says({ role: 'alert', within: MAIN }, notHere),
      seen(sample),
      holds(TRACK_FIELDS.orderid, context.values['orderid'] ?? ''),
      holds(TRACK_FIELDS.email, context.values['email'] ?? ''),
    ],
    found: ({ context }) => [
      standsAt('/MyAccount/TrackOrder/TrackOrderDetail'),
      says(MAIN, containing(context.values['orderid'] ?? 'no order')),
    ],
  },
  leavesByItself: ['found'],
  ignoredContext: ['misses'],
  actor: (shop) => shop.actor.system.get('track-order'),
};

/** The form that finds an order. */
export const lookingUpTargets = [onPage(trackOrder)];
