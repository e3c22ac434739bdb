import { bare, casesOf } from '#kit/paths/cases';

import { faqItemMachine } from './faq-item.machine';

export const cases = casesOf({
  name: 'faq-item',
  machine: faqItemMachine,
  starts: { 'the faq item': undefined },
  cases: bare('question.toggled'),
});
