import { casesOf } from '#kit/paths/cases';
import { sampleOrder, sampleProducts } from '#machines/samples';

import { orderDetailMachine } from './order-detail.machine';

export const cases = casesOf({
  name: 'order-detail',
  machine: orderDetailMachine,
  starts: { 'the order detail': { order: sampleOrder, products: sampleProducts, cartLines: () => [] } },
  cases: {},
});
