import { sampleOrders } from '#fixtures/orders';
import { casesOf } from '#kit/paths/cases';
import { sampleOrder, sampleProducts } from '#machines/samples';

import { reorderMachine } from './reorder.machine';

export const cases = casesOf({
  name: 'reorder',
  machine: reorderMachine,
  starts: { 'the reorder': { products: () => sampleProducts, cartLines: () => [] } },
  cases: { 'the same is ordered again': { type: 'order.repeated', order: sampleOrder } },
  pageCases: {
    'the newest sample order is ordered again': { type: 'order.repeated', order: sampleOrders[0] ?? sampleOrder },
  },
});
