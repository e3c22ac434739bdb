import { ADA } from '#machines/samples';
import { scenesOf, sends } from '#machines/scene';

import { cases } from './log-in.cases';

const { 'an unknown email is entered': unknown, 'the known email is entered': known } = cases.events;
/** Sessions mask passwords. */
const password = '••••';

export const scenes = scenesOf(cases, [
  {
    actor: 'log-in',
    path: '/LogIn',
    part: 'main',
    stored: { profile: { person: ADA, signedIn: false } },
    moves: [
      sends('the person types details that are not known', 'log-in/form', { ...unknown.output.values, password }),
      sends('the person logs in', 'log-in/form', { ...known.output.values, password }),
    ],
  },
]);
