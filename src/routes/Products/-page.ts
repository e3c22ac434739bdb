import { catalogueMachine } from '#machines/catalogue/catalogue.machine';
import { arrived } from '#routes/-shared/content';
import type { MachinePage } from '#routes/-shared/page';

/** One machine for all pages of the list; `page` is the one opened first. */
export const page: MachinePage<typeof catalogueMachine, { page?: number }> = {
  name: 'catalogue',
  key: 'catalogue',
  address: '/Products',
  addresses: ({ keys }) =>
    keys()
      .filter((key) => key.startsWith('catalogue/'))
      .map((_, before) => (before === 0 ? '/Products' : `/Products?page=${before + 1}`)),
  paramsAt: () => ({ page: 1 }),
  machine: catalogueMachine,
  // Sessions that older builds recorded tell no page.
  input: ({ page: opened = 1 }, { lookup, world }) => ({
    lookup,
    isReady: lookup.index() !== undefined,
    page: opened,
    found: arrived(world.content.read(`catalogue/${opened}`)).found,
  }),
};
