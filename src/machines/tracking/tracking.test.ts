import { expect, test } from 'vitest';

import { TRACKING_STAGES } from '#domain/order';
import { orderDetailMachine } from '#machines/order-detail/order-detail.machine';
import { sampleOrder, sampleProducts } from '#machines/samples';
import { place } from '#kit/paths/place';
import { cellsOf, startedActor } from '#tests/support/cells';
import { done } from '#tests/support/message-spy';

import type { TrackingEvent } from './tracking.machine';
import { trackingMachine } from './tracking.machine';

const reached: TrackingEvent = { type: 'stage.reached' };

test.each(TRACKING_STAGES)('a parcel that has reached %s stands there', (stage) => {
  expect(place(startedActor(trackingMachine, { reached: stage }).getSnapshot())).toBe(stage.toLowerCase());
});

test('every stage leads to the next, and Received is the last', () => {
  expect(
    cellsOf({
      machine: trackingMachine,
      input: { reached: 'Ordered' },
      reach: {
        ordered: [],
        packaging: [reached],
        delivery: [reached, reached],
        delivered: [reached, reached, reached],
        received: [reached, reached, reached, reached],
      },
      events: { reached },
    }),
  ).toEqual({
    ordered: { reached: 'packaging' },
    packaging: { reached: 'delivery' },
    delivery: { reached: 'delivered' },
    delivered: { reached: 'received' },
    received: { reached: '·' },
  });
});

const input = { order: sampleOrder, products: sampleProducts, cartLines: () => [] };

test('the tracking page shows the status, the stage and Reorder of its order', () => {
  const { children } = startedActor(orderDetailMachine, input).getSnapshot();
  expect({
    status: place(children.status.getSnapshot()),
    tracking: place(children.tracking.getSnapshot()),
    reorder: place(children.reorder.getSnapshot()),
  }).toEqual({ status: 'inProgress', tracking: 'packaging', reorder: 'ready' });
});

test('the tracking page stays when its order is over', () => {
  expect(
    cellsOf({
      machine: orderDetailMachine,
      input,
      reach: { shown: [] },
      events: { delivered: done('status', undefined), received: done('tracking', undefined) },
    }),
  ).toEqual({ shown: { delivered: '·', received: '·' } });
});
