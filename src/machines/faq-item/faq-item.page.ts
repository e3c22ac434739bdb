import { faqs } from '#fixtures/faqs';
import { button, is, MAIN } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';

import { cases } from './faq-item.cases';

const question = button(faqs[0]?.question ?? 'no question', MAIN);

export const places = placesOf(cases, [
  {
    place: 'the first question of the home page',
    starts: [{ name: 'the home page', input: undefined, visit: { path: '/', width: 'phone' } }],
    events: {
      'question.toggled': [
        { case: 'question.toggled', words: 'the question is pressed', cause: (driver) => driver.click(question) },
      ],
    },
    states: { collapsed: () => [is(question, 'expanded', false)], expanded: () => [is(question, 'expanded')] },
    actor: 'home/faq0',
  },
]);
