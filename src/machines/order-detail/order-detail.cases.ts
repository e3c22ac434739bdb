import { bare, casesOf } from '#kit/paths/cases';
import { LAMP, sampleNow, sampleOrder, sampleProducts } from '#machines/samples';

import { orderDetailMachine } from './order-detail.machine';

export const cases = casesOf({
  name: 'order-detail',
  machine: orderDetailMachine,
  starts: {
    'the order detail': {
      order: sampleOrder,
      times: undefined,
      now: sampleNow,
      products: () => sampleProducts,
      cartLines: () => [],
    },
  },
  cases: {
    ...bare('order.received', 'order.cancelled', 'order.reinstated'),
    'one lamp is to go back': { type: 'line.changed', productId: LAMP, qty: 1 },
    'one lamp less is to go back': { type: 'line.stepped', productId: LAMP, by: -1 },
  },
});
