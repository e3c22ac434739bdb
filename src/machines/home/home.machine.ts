import { setup } from 'xstate';

import type { Lookup } from '#machines/catalogue/lookup';
import { faqItemMachine } from '#machines/faq-item/faq-item.machine';
import { searchMachine } from '#machines/search/search.machine';

export interface HomeInput {
  /** For the suggestions of its search box. */
  readonly lookup: Lookup;
}

/** The home page: a search box and an FAQ of five items (section 2). */
export const homeMachine = setup({
  types: {
    input: {} as HomeInput,
    context: {} as HomeInput,
    children: {} as Record<`faq${0 | 1 | 2 | 3 | 4}`, 'faqItem'> & { search: 'search' },
  },
  actors: { faqItem: faqItemMachine, search: searchMachine },
}).createMachine({
  id: 'home',
  description: 'The home page with its search box and its five questions.',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: {
      description: 'The home page is shown; each question opens and closes by itself.',
      invoke: [
        {
          id: 'search',
          src: 'search',
          input: ({ context }) => ({ lookup: context.lookup, isReady: context.lookup.index() !== undefined }),
        },
        { id: 'faq0', src: 'faqItem' },
        { id: 'faq1', src: 'faqItem' },
        { id: 'faq2', src: 'faqItem' },
        { id: 'faq3', src: 'faqItem' },
        { id: 'faq4', src: 'faqItem' },
      ],
    },
  },
});
