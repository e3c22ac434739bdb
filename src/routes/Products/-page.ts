import { products } from '#fixtures/products';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine';
import type { MachinePage } from '#routes/-shared/page';

export const page: MachinePage<typeof catalogueMachine> = {
  name: 'catalogue',
  address: '/Products',
  machine: catalogueMachine,
  input: () => ({ products }),
};
