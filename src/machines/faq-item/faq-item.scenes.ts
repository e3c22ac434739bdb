import { scenesOf } from '#machines/scene';

import { cases } from './faq-item.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'home/faq0',
    path: '/',
    part: 'section[aria-labelledby=faq]',
    moves: [{ words: 'the shopper opens the first question', case: 'question.toggled' }],
  },
]);
