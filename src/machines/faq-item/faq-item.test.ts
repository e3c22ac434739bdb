import { expect, test } from 'vitest';

import { cellsOf } from '#tests/support/cells';

import { faqItemMachine } from './faq-item.machine';

const toggled = { type: 'question.toggled' } as const;

test('every state and event: a question opens and closes', () => {
  expect(
    cellsOf({
      machine: faqItemMachine,
      input: undefined,
      pathTo: { collapsed: [], expanded: [toggled] },
      events: { toggled },
    }),
  ).toEqual({ collapsed: { toggled: 'expanded' }, expanded: { toggled: 'collapsed' } });
});
