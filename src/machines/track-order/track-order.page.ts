import { SAMPLE_ORDER_EMAIL } from '#fixtures/orders';
import { sampleTrackedOrderId } from '#fixtures/tracked-order';
import { button, containing, holds, MAIN, says, seen, standsAt, textbox, unseen } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { fillIn } from '#kit/paths/steps';
import { sampleOrder } from '#machines/samples';

import { cases } from './track-order.cases';

/** The sample order the page suggests. */
const offered = { ...sampleOrder, orderid: sampleTrackedOrderId, email: SAMPLE_ORDER_EMAIL };
const notHere = /No order with this ID and email is on this device/;
const FIELDS = { orderid: textbox('Order ID', MAIN), email: textbox('Billing email', MAIN) } as const;
const sample = button('Fill in the sample order', MAIN);

const asked = (values: Readonly<Record<string, string>>) => [
  standsAt('/MyAccount/TrackOrder'),
  holds(FIELDS.orderid, values['orderid'] ?? ''),
  holds(FIELDS.email, values['email'] ?? ''),
];

export const places = placesOf(cases, [
  {
    place: 'the page that asks for an order',
    starts: [
      {
        name: 'nothing asked for yet',
        input: { sampleOrder: offered, orders: () => [sampleOrder, offered] },
        visit: { path: '/MyAccount/TrackOrder', width: 'desktop', kept: { orders: [sampleOrder] } },
      },
    ],
    events: {
      'sample.chosen': [
        {
          case: 'sample.chosen',
          words: 'the sample order is filled in',
          cause: (driver) => driver.click(sample),
          when: (snapshot) => snapshot.hasTag('missed'),
        },
      ],
      'route.changed': [
        {
          case: 'route.changed',
          words: 'someone goes Back to the form',
          cause: (driver) => driver.goBack(),
          when: ({ value }) => value === 'found',
        },
      ],
    },
    answers: [
      {
        case: ['a known order is asked for', 'an unknown order is asked for'],
        cause: async (driver, { output }) => {
          await fillIn(driver, FIELDS, output.values);
          await driver.click(button('Track order', MAIN));
        },
      },
    ],
    states: {
      'asking.fresh': ({ context }) => [
        ...asked(context.values),
        unseen({ role: 'alert', within: MAIN, saying: notHere }),
        unseen(sample),
      ],
      'asking.missed': ({ context }) => [
        ...asked(context.values),
        says({ role: 'alert', within: MAIN }, notHere),
        seen(sample),
      ],
      found: ({ context }) => [
        standsAt('/MyAccount/TrackOrder/TrackOrderDetail'),
        says(MAIN, containing(context.values['orderid'] ?? 'no order')),
      ],
    },
    leavesByItself: ['found'],
    ignoredContext: ['misses'],
    actor: 'track-order',
  },
]);
