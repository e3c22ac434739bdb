import { createActor, fromCallback, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { expect, test } from 'vitest';

import type { Order } from '#domain/order';
import { draftsMachine } from '#machines/drafts/drafts.machine';
import type { NoticeShown } from '#machines/messages';
import { ordersMachine } from '#machines/orders/orders.machine';
import { profileMachine } from '#machines/profile/profile.machine';
import { LAMP, sampleAddressing, sampleNow, sampleOrder, sampleProducts, sampleRecipient } from '#machines/samples';

import { inputs, unpacked } from './order-detail.cases';
import type { OrderDetailEvent } from './order-detail-types';
import { orderDetailMachine } from './order-detail.machine';

type Part = 'status' | 'tracking' | 'orderReturn';

/** The page of an order whose parts only write down what they are told. */
function told(event: OrderDetailEvent): readonly (readonly [Part, EventObject])[] {
  const heard: (readonly [Part, EventObject])[] = [];
  const listener = (part: Part) =>
    fromCallback<EventObject>(({ receive }) => receive((message) => heard.push([part, message]))) as never;
  const actor = createActor(
    orderDetailMachine.provide({
      actors: {
        status: listener('status'),
        tracking: listener('tracking'),
        orderReturn: listener('orderReturn'),
        orderWatcher: fromCallback(() => undefined),
      },
    }),
    {
      input: {
        order: sampleOrder,
        times: () => undefined,
        canBeChanged: () => false,
        packedAt: undefined,
        now: sampleNow,
        products: () => sampleProducts,
        cartLines: () => [],
        ...sampleAddressing,
      },
    },
  ).start();
  actor.send(event);
  return heard;
}

test.each<OrderDetailEvent>([{ type: 'order.received' }, { type: 'order.cancelled' }, { type: 'order.reinstated' }])(
  'of $type the tracking and the status are told, once each and in this order',
  (event) => {
    expect(told(event)).toEqual([
      ['tracking', event],
      ['status', event],
    ]);
  },
);

test.each<OrderDetailEvent>([
  { type: 'line.changed', productId: LAMP, qty: 1 },
  { type: 'line.stepped', productId: LAMP, by: -1 },
])('of $type the return is told, and nobody else', (event) => {
  expect(told(event)).toEqual([['orderReturn', event]]);
});

/** The page of an order that is packed in an hour, in a system with its neighbours. */
function changing(own: Order = unpacked) {
  const noticed: EventObject[] = [];
  const root = setup({
    actors: {
      orders: ordersMachine,
      drafts: draftsMachine,
      profile: profileMachine,
      notice: fromCallback<EventObject>(({ receive }) => receive((event) => noticed.push(event))),
      detail: orderDetailMachine,
    },
  }).createMachine({
    invoke: [
      { systemId: 'orders', src: 'orders', input: { products: sampleProducts, sample: [], now: sampleNow } },
      { systemId: 'drafts', src: 'drafts', input: { now: sampleNow } },
      { systemId: 'profile', src: 'profile' },
      { systemId: 'notice', src: 'notice' },
    ],
    initial: 'elsewhere',
    states: {
      elsewhere: { on: { opened: 'shown' } },
      shown: { invoke: { systemId: 'detail', src: 'detail', input: { ...inputs.unpacked, own, recipientOf } } },
    },
  });
  const actor = createActor(root).start();
  const { system } = actor;
  const orders = system.get('orders');
  orders.send({ type: 'orders.restored', orders: [own] });
  actor.send({ type: 'opened' } as never);
  const detail = system.get('detail');
  detail.send({ type: 'address.opened' });
  return { detail, orders, drafts: system.get('drafts'), noticed, form: () => detail.getSnapshot().children.address };
}

const recipientOf = ({ city = '' }: Readonly<Record<string, string>>) => ({ ...sampleRecipient, city });

test('the form begins with the address as it is; once complete the order has the new one, and a notice offers the old', () => {
  const { detail, orders, form, noticed } = changing({ ...unpacked, recipient: sampleRecipient });
  expect(form().getSnapshot().context.values).toEqual(sampleRecipient);
  form().send({ type: 'field.changed', field: 'city', value: 'Truro' });
  form().send({ type: 'form.submitted' });
  expect(detail.getSnapshot().value).toEqual({ shown: 'reading' });
  expect(orders.getSnapshot().context.placed[0].recipient.city).toBe('Truro');
  expect(noticed).toMatchObject([{ type: 'notice.shown', removal: { kind: 'order address', name: unpacked.orderid } }]);
  orders.send((noticed[0] as NoticeShown).undo?.message);
  expect(orders.getSnapshot().context.placed[0].recipient).toEqual(sampleRecipient);
});

test('what was typed is kept as a draft until the shopper saves it or leaves the address as it was', () => {
  const { detail, orders, drafts, form } = changing();
  const kept = () => Object.keys(drafts.getSnapshot().context.drafts);
  form().send({ type: 'field.changed', field: 'city', value: 'Truro' });
  expect(kept()).toEqual([`order-address-${unpacked.orderid}`]);
  detail.send({ type: 'address.closed' });
  expect([kept(), orders.getSnapshot().context.placed]).toEqual([[], [unpacked]]);
});

test('an order that is cancelled in another tab has no address to change', () => {
  const { detail, orders } = changing();
  orders.send({ type: 'order.cancelled', orderid: unpacked.orderid });
  expect(detail.getSnapshot().value).toEqual({ shown: 'reading' });
});
