import { button, holds, is, MAIN, named, says, seen, textbox, unseen } from '#kit/paths/driver';
import type { Driver } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { fillIn } from '#kit/paths/steps';
import { ADA } from '#machines/samples';

import { cases } from './log-in.cases';

const FIELDS = { login: textbox('Email or phone', MAIN), password: textbox('Password', MAIN) } as const;
const showPassword = button('Show password', MAIN);
const unknown = /We could not find those details on this device/;

/** Fills the form with values and sends it. */
export async function logInWith(driver: Driver, values: Readonly<Record<keyof typeof FIELDS, string>>): Promise<void> {
  await driver.click(showPassword);
  await fillIn(driver, FIELDS, values);
  await driver.click(button('Log In', MAIN));
}

export const places = placesOf(cases, [
  {
    place: 'the login page',
    starts: [
      {
        name: 'a device that knows Ada, logged out',
        input: { person: () => ADA },
        visit: { path: '/LogIn', width: 'phone', kept: { profile: { person: ADA, signedIn: false } } },
      },
    ],
    events: {
      'session.left': [
        {
          case: 'session.left',
          words: 'Log out is pressed',
          cause: (driver) => driver.click(button('Log out', MAIN)),
          when: ({ value }) => value === 'greeted',
        },
      ],
    },
    answers: [
      {
        case: ['the known email is entered', 'an unknown email is entered'],
        cause: (driver, { output }) => logInWith(driver, output.values),
      },
    ],
    states: {
      'asking.fresh': () => [
        seen(named('heading', 'Log In', MAIN)),
        unseen({ role: 'alert', within: MAIN, saying: unknown }),
        holds(FIELDS.login, ''),
        seen(showPassword),
      ],
      'asking.unknown': ({ context }) => [
        says({ role: 'alert', within: MAIN }, unknown),
        holds(FIELDS.login, context.typed['login'] ?? ''),
        seen(showPassword),
      ],
      greeted: () => [
        is(named('heading', `Welcome back, ${ADA.name}`, MAIN), 'focus'),
        unseen(FIELDS.login),
        unseen(showPassword),
      ],
    },
    ignoredContext: ['misses'],
    actor: 'log-in',
  },
]);
