import { scenesOf, sends } from '#machines/scene';

import { cases } from './contact.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'contact',
    path: '/ContactUs',
    part: 'main',
    moves: [
      sends('the shopper writes a message', 'contact/form', cases.events['the message is complete'].output.values),
    ],
  },
]);
