import { products } from '#fixtures/products';
import { homeMachine } from '#machines/home/home.machine';
import type { PageDefinition } from '#shop';

export const homePage: PageDefinition<typeof homeMachine, Record<string, never>> = {
  name: 'home',
  machine: homeMachine,
  input: () => ({ products }),
};
