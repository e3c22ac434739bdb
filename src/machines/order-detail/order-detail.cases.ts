import { canBeChanged } from '#domain/order-changes';
import { stageTimes } from '#domain/parcel';
import { answer, bare, casesOf } from '#kit/paths/cases';
import { LAMP, sampleAddressing, sampleNow, sampleOrder, sampleProducts, sampleRecipient } from '#machines/samples';
import { ownOrders } from '#machines/tracking/tracking.cases';

import { orderDetailMachine } from './order-detail.machine';

/** Without the times of its parcel, which are those of tracking. */
const ofAnyOrder = {
  ...sampleAddressing,
  times: () => undefined,
  now: sampleNow,
  products: () => sampleProducts,
  cartLines: () => [],
};

/** An order of this device that is packed in an hour. */
export const unpacked = ownOrders.Ordered;

export const inputs = {
  sample: { ...ofAnyOrder, order: sampleOrder, canBeChanged: () => false, packedAt: undefined },
  unpacked: {
    ...ofAnyOrder,
    order: unpacked,
    own: unpacked,
    canBeChanged: () => canBeChanged(unpacked, sampleNow().getTime()),
    packedAt: stageTimes(unpacked, sampleNow().getTime()).Packaging,
  },
};

export const cases = casesOf({
  name: 'order-detail',
  machine: orderDetailMachine,
  starts: { 'the order detail': inputs.sample, 'the page of an order that is not packed': inputs.unpacked },
  cases: {
    ...bare('order.received', 'order.cancelled', 'order.reinstated', 'address.opened', 'address.closed'),
    'one lamp is to go back': { type: 'line.changed', productId: LAMP, qty: 1 },
    'one lamp less is to go back': { type: 'line.stepped', productId: LAMP, by: -1 },
    'the address is complete': answer('address', { values: sampleRecipient }),
  },
  neighbours: { orders: { placed: [unpacked] } },
});
