import { sampleOrders } from '#fixtures/orders';
import { sampleContent } from '#content/whole-content';
import { button, containing, counted, link, MAIN, named, says, seen, standsAt, unseen } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { IN_FILES } from '#machines/not-on-page';
import { payWithSample } from '#machines/payment/payment.page';
import { oneLamp, sampleNow } from '#machines/samples';

import { cases } from './orders.cases';

const history = named('region', 'Order History', MAIN);

export const places = placesOf(cases, [
  {
    place: 'the card step, and My Account',
    starts: [
      {
        name: 'a lamp to pay for, on a device that never ordered',
        input: { products: sampleContent().products, sample: sampleOrders, now: sampleNow },
        visit: { path: '/Checkout/Payment', width: 'desktop', kept: { cart: oneLamp } },
      },
    ],
    events: {
      'order.placed': [
        {
          case: 'a lamp is ordered',
          words: 'the lamp is paid, and the order looked at',
          cause: async (driver) => {
            await payWithSample(driver);
            await driver.click(link('Check Order Details'));
            await driver.see(standsAt('/MyAccount'));
          },
          when: ({ context }) => context.placed.length === 0,
        },
      ],
      'order.received': {
        notOnPage: 'A parcel takes days; that it has arrived is confirmed on the page of the order.',
      },
      'order.cancelled': { notOnPage: 'This is done on the page of the order.' },
      'order.reinstated': { notOnPage: 'This is done on the page of the order.' },
      'order.readdressed': { notOnPage: 'This is done on the page of the order.' },
      'return.booked': { notOnPage: 'This is done on the page of the order.' },
      'return.withdrawn': { notOnPage: 'This is done on the page of the order.' },
      'products.loaded': IN_FILES,
      'orders.restored': [
        {
          case: 'another tab has ordered something else',
          cause: (driver, { orders }) => driver.hearOf('orders', orders),
          when: ({ context }) => context.placed.length > 0,
        },
      ],
    },
    states: {
      listed: ({ context: { placed, sample } }) =>
        placed.length === 0
          ? [seen(button(/^Pay/, MAIN)), unseen(history)]
          : [...placed, ...sample].map(({ orderid }, place) =>
              says({ role: 'article', within: history, place }, containing(`Order ${orderid}`)),
            ),
    },
    always: ({ context: { placed, sample } }) =>
      placed.length === 0 ? [] : [counted({ role: 'article', within: history }, placed.length + sample.length)],
    actor: 'orders',
  },
]);
