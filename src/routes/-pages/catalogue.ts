import { products } from '#fixtures/products';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine';
import type { PageDefinition } from '#shop';

export const cataloguePage: PageDefinition<typeof catalogueMachine, Record<string, never>> = {
  name: 'catalogue',
  machine: catalogueMachine,
  input: () => ({ products }),
};
