import { scenesOf, sends } from '#machines/scene';

import { cases } from './sign-up.cases';

const { values } = cases.events['Ada signs up with two passwords that differ'].output;

/** Sessions mask passwords. */
export const signsUp = sends('the shopper signs up', 'sign-up/form', {
  ...values,
  password: '••••••••',
  confirmPassword: '••••••••',
});

export const scenes = scenesOf(cases, [{ actor: 'sign-up', path: '/SignUp', part: 'main', moves: [signsUp] }]);
