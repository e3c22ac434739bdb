import { scenesOf } from '#machines/scene';
import { signsUp } from '#machines/sign-up/sign-up.scenes';

import { cases } from './form.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'contact/form',
    path: '/ContactUs',
    part: 'main',
    moves: [{ words: 'the shopper sends the empty form', case: 'form.submitted' }],
  },
  { actor: 'sign-up/form', path: '/SignUp', part: 'main', moves: [signsUp] },
]);
