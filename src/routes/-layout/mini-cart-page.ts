import { quantityMachine } from '#machines/quantity/quantity.machine';
import type { PageDefinition } from '#shop';

/** The quantities of the mini cart: they join the system when it is first opened, and stay. */
export const miniCartPage: PageDefinition<typeof quantityMachine, Record<string, never>> = {
  name: 'mini cart',
  key: 'miniCartQuantities',
  machine: quantityMachine,
  input: () => ({ owner: 'cart', countsAtOnce: true }),
};
