import { button, holds, is, MAIN, named, says, seen, textbox, unseen } from '#kit/paths/driver';
import type { Driver } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { fillIn } from '#kit/paths/steps';
import { ADA } from '#machines/samples';

import { cases } from './sign-up.cases';

const FIELDS = {
  fullName: textbox('Full name', MAIN),
  email: textbox('Email', MAIN),
  password: textbox('Password', MAIN),
  confirmPassword: textbox('Confirm password', MAIN),
} as const;
const showPassword = button('Show password', MAIN);
const showAgain = button('Show confirm password', MAIN);

/** Fills in the sign-up form and submits it. */
export async function signUpAsAda(driver: Driver): Promise<void> {
  await driver.click(showPassword);
  await driver.click(showAgain);
  await fillIn(driver, FIELDS, cases.events['Ada signs up with two passwords that differ'].output.values);
  await driver.click(named('checkbox', /Terms/, MAIN));
  await driver.click(button('Sign Up', MAIN));
}

export const places = placesOf(cases, [
  {
    place: 'the sign-up page',
    starts: [{ name: 'a device that knows nobody', input: undefined, visit: { path: '/SignUp', width: 'desktop' } }],
    events: {},
    answers: [{ case: 'Ada signs up with two passwords that differ', cause: signUpAsAda }],
    states: {
      asking: () => [
        seen(named('heading', 'Sign Up', MAIN)),
        holds(FIELDS.fullName, ''),
        holds(FIELDS.email, ''),
        seen(showPassword),
        seen(showAgain),
      ],
      created: ({ context }) => [
        is(named('heading', `Welcome, ${ADA.name}`, MAIN), 'focus'),
        ...(context.advice.includes('confirmPassword') ? [says(MAIN, /The two passwords were not the same/)] : []),
        ...Object.values(FIELDS).map(unseen),
      ],
    },
    actor: 'sign-up',
  },
]);
