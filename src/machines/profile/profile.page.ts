import { button, containing, counted, holds, link, MAIN, named, says, seen, textbox, unseen } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import type { PlaceFor } from '#kit/paths/page-place';
import { book, details, saveAddress, saveDetails } from '#machines/account/account.page';
import { cases as logIn } from '#machines/log-in/log-in.cases';
import { logInWith } from '#machines/log-in/log-in.page';
import { removeAndUndo } from '#machines/notice/notice.page';
import { ADA, sampleAddress, sampleStudio } from '#machines/samples';
import { signUpAsAda } from '#machines/sign-up/sign-up.page';

import { cases } from './profile.cases';
import { addressesOf } from './profile.machine';

type Place = PlaceFor<typeof cases>;

const HOME = sampleAddress.label;
const removeHome = button(`Remove ${HOME}`, book);
const login = textbox('Email or phone', MAIN);
const logOut = button('Log out', MAIN);

const AT_LOG_IN = { notOnPage: 'This is done on the login page.' } as const;
const AT_SIGN_UP = { notOnPage: 'This is done on the sign-up page.' } as const;
const AT_ACCOUNT = { notOnPage: 'This is done on My Account.' } as const;

/** Cases for which neither the login nor the sign-up page has a form. */
const onlyAtAccount = {
  'profile.changed': AT_ACCOUNT,
  'address.added': AT_ACCOUNT,
  'address.changed': AT_ACCOUNT,
  'address.removed': AT_ACCOUNT,
  'address.reinstated': AT_ACCOUNT,
  'address.preferred': AT_ACCOUNT,
} as const;

const nobodyAt = (path: string, width: 'phone' | 'desktop'): Place['starts'] => [
  { name: 'a device that knows nobody', input: undefined, visit: { path, width } },
];

const loggingOut: Place['events']['session.closed'] = [
  { case: 'session.closed', words: 'Log out is pressed', cause: (driver) => driver.click(logOut) },
];

export const places = placesOf(cases, [
  {
    place: 'My Account',
    starts: nobodyAt('/MyAccount', 'phone'),
    events: {
      'profile.created': AT_SIGN_UP,
      'session.opened': AT_LOG_IN,
      'session.closed': loggingOut,
      'profile.restored': [
        {
          case: ['Ada logs in, in another tab', 'Ada logs out, in another tab'],
          cause: (driver, { person, signedIn }) => driver.hearOf('profile', { person, signedIn }),
        },
      ],
      'profile.changed': [
        {
          case: 'Ada adds a phone number',
          cause: async (driver) => {
            await driver.click(button('Edit your details', details));
            await saveDetails(driver);
          },
        },
      ],
      'address.added': [
        {
          case: 'an address is added',
          words: 'the studio is added',
          cause: async (driver) => {
            await driver.click(button('Add address', book));
            await saveAddress(driver);
          },
          when: ({ context }) => addressesOf(context).every(({ label }) => label !== sampleStudio.label),
        },
      ],
      'address.changed': [
        {
          case: 'home becomes the studio',
          cause: async (driver) => {
            await driver.click(button(`Edit ${HOME}`, book));
            await saveAddress(driver);
          },
          when: ({ context }) => {
            const [first, ...others] = addressesOf(context);
            return first?.label === HOME && first.isDefault && others.length === 0;
          },
        },
      ],
      'address.removed': [
        {
          case: 'home is removed',
          cause: (driver) => driver.click(removeHome),
          when: ({ context }) => addressesOf(context).some(({ label }) => label === HOME),
        },
      ],
      'address.reinstated': [
        {
          case: 'Undo puts home back',
          words: 'home is there again, is removed, and Undo is pressed',
          cause: async (driver, { item }) => {
            await driver.hearOf('profile', { person: { ...ADA, addresses: [item] }, signedIn: true });
            await removeAndUndo(driver, removeHome);
          },
          when: ({ context, value }) =>
            value === 'signedIn' && context.person?.phone === undefined && addressesOf(context).length === 0,
        },
      ],
      'address.preferred': [
        {
          case: 'an address is preferred',
          words: 'the studio is made the Default',
          cause: (driver) => driver.click(button(`Make default: ${sampleStudio.label}`, book)),
          when: ({ context }, { addressId }) =>
            addressesOf(context).some(({ id, isDefault }) => id === addressId && !isDefault),
        },
      ],
    },
    states: {
      signedOut: () => [seen(link('Log in', MAIN)), unseen(logOut), unseen(details), unseen(book)],
      signedIn: ({ context }) => [
        says(MAIN, containing(`Good to see you, ${ADA.name}.`)),
        seen(logOut),
        says(details, containing(context.person?.phone ?? 'None given')),
        counted({ role: 'listitem', within: book }, addressesOf(context).length),
        ...addressesOf(context).map(({ label, isDefault, street }, place) =>
          says({ role: 'listitem', within: book, place }, containing(`${label}${isDefault ? 'Default' : ''}${street}`)),
        ),
      ],
    },
    actor: 'profile',
  },
  {
    place: 'the login page',
    starts: nobodyAt('/LogIn', 'desktop'),
    events: {
      ...onlyAtAccount,
      'profile.created': AT_SIGN_UP,
      'profile.restored': [
        {
          case: 'Ada logs out, in another tab',
          words: 'Ada signs up and logs out, in another tab',
          cause: (driver, { person, signedIn }) => driver.hearOf('profile', { person, signedIn }),
          when: ({ value }) => value === 'signedOut',
        },
        {
          case: 'Ada logs out, in another tab',
          cause: async (driver, { person, signedIn }) => {
            await driver.hearOf('profile', { person, signedIn });
            await driver.type(login, 'Ada');
            await driver.see(holds(login, 'Ada'));
          },
          when: ({ value }) => value === 'signedIn',
        },
      ],
      'session.opened': [
        {
          case: 'session.opened',
          words: 'Ada logs in',
          cause: (driver) => logInWith(driver, logIn.events['the known email is entered'].output.values),
        },
      ],
      'session.closed': loggingOut,
    },
    states: {
      signedOut: () => [seen(named('heading', 'Log In', MAIN)), unseen(logOut)],
      signedIn: () => [seen(named('heading', `Welcome back, ${ADA.name}`, MAIN)), seen(logOut)],
    },
    actor: 'profile',
  },
  {
    place: 'the sign-up page',
    starts: nobodyAt('/SignUp', 'phone'),
    events: {
      ...onlyAtAccount,
      'profile.created': [{ case: 'Ada signs up', cause: signUpAsAda, when: ({ value }) => value === 'signedOut' }],
      'profile.restored': AT_ACCOUNT,
      'session.opened': AT_LOG_IN,
      'session.closed': AT_ACCOUNT,
    },
    states: {
      signedOut: () => [seen(named('heading', 'Sign Up', MAIN))],
      signedIn: () => [seen(named('heading', `Welcome, ${ADA.name}`, MAIN))],
    },
    actor: 'profile',
  },
]);
