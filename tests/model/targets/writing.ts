import { contactMachine } from '#machines/contact/contact.machine';
import { logInMachine } from '#machines/log-in/log-in.machine';
import { signUpMachine } from '#machines/sign-up/sign-up.machine';

import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { ADA, completed, fillIn } from './person';
import { button, containing, counted, holds, is, MAIN, named, says, seen, textbox, unseen } from './someone';
import type { Someone } from './someone';

const MESSAGE_FIELDS = {
  name: textbox('Name', MAIN),
  email: textbox('Email', MAIN),
  phone: textbox('Phone number', MAIN),
  subject: textbox('Subject', MAIN),
  message: textbox('Message', MAIN),
} as const;
/** A message that lacks nothing. */
export const MESSAGE = {
  ...ADA,
  phone: '0902 555 0142',
  subject: 'A lamp for the hall',
  message: 'Does it come in oak?',
};
const receipt = named('region', 'Receipt', MAIN);
const keptMessages = named('region', 'Kept on this device', MAIN);

/** Writes the message and sends it off. */
export async function sendMessage(someone: Someone): Promise<void> {
  await fillIn(someone, MESSAGE_FIELDS, MESSAGE);
  await someone.click(button('Send Message', MAIN));
}

const contact: PageTarget<typeof contactMachine> = {
  machine: 'contact',
  place: 'the contact page',
  logic: contactMachine,
  starts: [
    {
      name: 'nothing written yet',
      input: { now: () => new Date(2025, 5, 15, 12) },
      visit: { path: '/ContactUs', width: 'phone' },
    },
  ],
  events: {
    'message.reopened': [
      {
        name: 'another message is begun',
        event: { type: 'message.reopened' },
        cause: (someone) => someone.click(button('Write another message', receipt)),
      },
    ],
  },
  answers: [
    {
      name: 'a message is complete',
      event: completed('form', MESSAGE),
      cause: sendMessage,
    },
  ],
  states: {
    'writing.fresh': ({ context }) => [
      unseen(receipt),
      counted(keptMessages, context.receipt ? 1 : 0),
      is(MESSAGE_FIELDS.name, 'focus', context.receipt !== undefined),
    ],
    'writing.kept': ({ context }) => [
      ...['name', 'email', 'phone', 'subject', 'message'].map((field) =>
        says(receipt, containing(context.receipt?.[field] ?? 'no receipt')),
      ),
      says(receipt, /Thank you, your message is kept/),
      is(receipt, 'focus'),
      unseen(keptMessages),
    ],
  },
  always: () => Object.values(MESSAGE_FIELDS).map((spot) => holds(spot, '')),
  actor: (shop) => shop.actor.system.get('contact'),
};

const LOG_IN_FIELDS = { login: textbox('Email or phone', MAIN), password: textbox('Password', MAIN) } as const;
const showPassword = button('Show password', MAIN);
const showAgain = button('Show confirm password', MAIN);
const stranger = 'eve@larkwood.example';
const unknown = /We could not find those details on this device/;

/** Tries to log in. */
export async function logInAs(someone: Someone, login: string): Promise<void> {
  await someone.click(showPassword);
  await fillIn(someone, LOG_IN_FIELDS, { login, password: 'oak' });
  await someone.click(button('Log In', MAIN));
}

const tryAs = (name: string, login: string) => ({
  name,
  event: completed('form', { login, password: 'oak' }),
  cause: (someone: Someone) => logInAs(someone, login),
});

const logIn: PageTarget<typeof logInMachine> = {
  machine: 'log-in',
  place: 'the login page',
  logic: logInMachine,
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
        name: 'Log out is pressed',
        event: { type: 'session.left' },
        cause: (someone) => someone.click(button('Log out', MAIN)),
        when: ({ value }) => value === 'greeted',
      },
    ],
  },
  answers: [tryAs('Ada logs in', ADA.email), tryAs('somebody unknown logs in', stranger)],
  states: {
    'asking.fresh': () => [
      seen(named('heading', 'Log In', MAIN)),
      unseen({ role: 'alert', within: MAIN, saying: unknown }),
      holds(LOG_IN_FIELDS.login, ''),
      seen(showPassword),
    ],
    'asking.unknown': ({ context }) => [
      says({ role: 'alert', within: MAIN }, unknown),
      holds(LOG_IN_FIELDS.login, context.login),
      seen(showPassword),
    ],
    greeted: () => [
      is(named('heading', `Welcome back, ${ADA.name}`, MAIN), 'focus'),
      unseen(LOG_IN_FIELDS.login),
      unseen(showPassword),
    ],
  },
  ignoredContext: ['misses'],
  actor: (shop) => shop.actor.system.get('log-in'),
};

const SIGN_UP_FIELDS = {
  fullName: textbox('Full name', MAIN),
  email: textbox('Email', MAIN),
  password: textbox('Password', MAIN),
  confirmPassword: textbox('Confirm password', MAIN),
} as const;
const NEW_PROFILE = { fullName: ADA.name, email: ADA.email, password: 'a quiet oak', confirmPassword: 'an elm' };

/** Fills in the sign-up form and sends it. */
export async function signUpAsAda(someone: Someone): Promise<void> {
  await someone.click(showPassword);
  await someone.click(showAgain);
  await fillIn(someone, SIGN_UP_FIELDS, NEW_PROFILE);
  await someone.click(named('checkbox', /Terms/, MAIN));
  await someone.click(button('Sign Up', MAIN));
}

const signUp: PageTarget<typeof signUpMachine> = {
  machine: 'sign-up',
  place: 'the sign-up page',
  logic: signUpMachine,
  starts: [{ name: 'a device that knows nobody', input: undefined, visit: { path: '/SignUp', width: 'desk' } }],
  events: {},
  answers: [
    {
      name: 'Ada signs up with two passwords that differ',
      event: completed('form', { ...NEW_PROFILE, terms: 'on' }),
      cause: signUpAsAda,
    },
  ],
  states: {
    asking: () => [
      seen(named('heading', 'Sign Up', MAIN)),
      holds(SIGN_UP_FIELDS.fullName, ''),
      holds(SIGN_UP_FIELDS.email, ''),
      seen(showPassword),
      seen(showAgain),
    ],
    created: ({ context }) => [
      is(named('heading', `Welcome, ${ADA.name}`, MAIN), 'focus'),
      ...(context.advice.includes('confirmPassword') ? [says(MAIN, /The two passwords were not the same/)] : []),
      ...Object.values(SIGN_UP_FIELDS).map(unseen),
    ],
  },
  actor: (shop) => shop.actor.system.get('sign-up'),
};

/** Forms that fill a page. */
export const writingTargets = [onPage(contact), onPage(logIn), onPage(signUp)];
