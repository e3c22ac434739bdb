import { setup } from 'xstate';

import { faqItemMachine } from '#machines/faq-item/faq-item.machine';

/** The home page: its FAQ has five items (section 2). */
export const homeMachine = setup({
  types: { children: {} as Record<`faq${0 | 1 | 2 | 3 | 4}`, 'faqItem'> },
  actors: { faqItem: faqItemMachine },
}).createMachine({
  id: 'home',
  description: 'The home page with its five questions.',
  initial: 'shown',
  states: {
    shown: {
      description: 'The home page is shown; each question opens and closes by itself.',
      invoke: [
        { id: 'faq0', src: 'faqItem' },
        { id: 'faq1', src: 'faqItem' },
        { id: 'faq2', src: 'faqItem' },
        { id: 'faq3', src: 'faqItem' },
        { id: 'faq4', src: 'faqItem' },
      ],
    },
  },
});
