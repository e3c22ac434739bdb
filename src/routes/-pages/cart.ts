import { cartPageMachine } from '#machines/cart-page/cart-page.machine';
import type { PageDefinition } from '#shop';

export const cartPage: PageDefinition<typeof cartPageMachine, Record<string, never>> = {
  name: 'cart-page',
  machine: cartPageMachine,
  input: () => undefined,
};
