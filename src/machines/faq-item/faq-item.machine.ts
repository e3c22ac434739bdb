import { setup } from 'xstate';

export type FaqItemEvent = { type: 'question.toggled' };

/** One question of the FAQ: its answer expands or collapses on click (section 4). */
export const faqItemMachine = setup({
  types: { events: {} as FaqItemEvent, tags: {} as 'expanded' },
}).createMachine({
  id: 'faqItem',
  description: 'One question of the FAQ.',
  initial: 'collapsed',
  states: {
    collapsed: {
      description: 'Only the question is shown.',
      on: { 'question.toggled': { target: 'expanded', description: 'The shopper opens the question.' } },
    },
    expanded: {
      description: 'The answer stands below the question.',
      tags: 'expanded',
      on: { 'question.toggled': { target: 'collapsed', description: 'The shopper closes the question.' } },
    },
  },
});
