import { sampleOrders } from '#fixtures/orders';
import { products } from '#fixtures/products';
import { cartMachine } from '#machines/cart/cart.machine';
import { ordersMachine } from '#machines/orders/orders.machine';
import { sampleNow, sampleOrder } from '#machines/samples';

import { oneLamp } from './cart';
import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { payWithSample, thanks } from './paying';
import { button, containing, counted, link, MAIN, named, says, seen, standsAt, unseen } from './someone';

const IN_CART = { notOnPage: 'Someone does it in the cart.' } as const;

const emptyingTheCart: PageTarget<typeof cartMachine> = {
  machine: 'cart',
  place: 'the card step',
  logic: cartMachine,
  starts: [
    {
      name: 'a lamp to pay for',
      input: { products, sample: oneLamp },
      visit: { path: '/Checkout/Payment', width: 'desk', kept: { cart: oneLamp } },
    },
  ],
  events: {
    'line.added': IN_CART,
    'line.changed': IN_CART,
    'line.removed': IN_CART,
    'line.reinstated': IN_CART,
    'line.postponed': IN_CART,
    'line.resumed': IN_CART,
    'cart.cleared': IN_CART,
    'cart.restored': IN_CART,
    'cart.emptied': [{ name: 'the lamp is paid', event: { type: 'cart.emptied' }, cause: payWithSample }],
  },
  states: {
    filled: () => [seen(link('Cart, 1 item')), unseen(thanks)],
    empty: () => [seen(link('Cart, 0 items')), seen(thanks)],
  },
  actor: (shop) => shop.member('cart'),
};

const history = named('region', 'Order History', MAIN);
const OF_ANOTHER_TAB = { ...sampleOrder, orderid: 'LW-20001' };

const orders: PageTarget<typeof ordersMachine> = {
  machine: 'orders',
  place: 'the card step, and My Account',
  logic: ordersMachine,
  starts: [
    {
      name: 'a lamp to pay for, on a device that never ordered',
      input: { products, sample: sampleOrders, now: sampleNow },
      visit: { path: '/Checkout/Payment', width: 'desk', kept: { cart: oneLamp } },
    },
  ],
  events: {
    'order.placed': [
      {
        name: 'the lamp is paid, and the order looked at',
        event: { type: 'order.placed', lines: oneLamp, email: '' },
        cause: async (someone) => {
          await payWithSample(someone);
          await someone.click(link('Check Order Details'));
          await someone.see(standsAt('/MyAccount'));
        },
        when: ({ context }) => context.placed.length === 0,
      },
    ],
    'orders.restored': [
      {
        name: 'another tab has ordered something else',
        event: { type: 'orders.restored', orders: [OF_ANOTHER_TAB] },
        cause: (someone) => someone.hearOf('orders', [OF_ANOTHER_TAB]),
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
  bound: { words: 'at most 1 placed order', holds: ({ context }) => context.placed.length <= 1 },
  actor: (shop) => shop.member('orders'),
};

/** What a payment leads to. */
export const orderingTargets = [onPage(emptyingTheCart), onPage(orders)];
