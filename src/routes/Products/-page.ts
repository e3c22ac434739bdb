import { catalogueMachine } from '#machines/catalogue/catalogue.machine';
import { arrived } from '#routes/-shared/content';
import type { MachinePage } from '#routes/-shared/page';

export const page: MachinePage<typeof catalogueMachine> = {
  name: 'catalogue',
  address: '/Products',
  machine: catalogueMachine,
  input: (_, { lookup, world }) => ({ lookup, found: arrived(world.content.read('catalogue')).found }),
};
