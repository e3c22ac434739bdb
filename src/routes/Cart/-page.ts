import { quantityMachine } from '#machines/quantity/quantity.machine';
import type { MachinePage } from '#routes/-shared/page';

export const page: MachinePage<typeof quantityMachine> = {
  name: 'cart-page',
  address: '/Cart',
  machine: quantityMachine,
  input: () => ({ owner: 'cart', countsAtOnce: true }),
};
