import { cartPageMachine } from '#machines/cart-page/cart-page.machine';
import type { MachinePage } from '#routes/-shared/page';

export const page: MachinePage<typeof cartPageMachine> = {
  name: 'cart-page',
  address: '/Cart',
  machine: cartPageMachine,
  input: () => undefined,
};
