import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { expect, test } from 'vitest';

import { LAMP, sampleNow, sampleOrder, sampleProducts } from '#machines/samples';

import type { OrderDetailEvent } from './order-detail.machine';
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
        times: undefined,
        now: sampleNow,
        products: () => sampleProducts,
        cartLines: () => [],
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
