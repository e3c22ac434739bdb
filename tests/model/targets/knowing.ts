import { addressesOf, profileMachine } from '#machines/profile/profile.machine';
import { sampleAddress } from '#machines/samples';

import { book, CORRECTED, details, saveAddress, saveDetails, STUDIO } from './account';
import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { ADA } from './person';
import { button, containing, counted, holds, link, MAIN, named, says, seen, textbox, unseen } from './someone';
import type { Someone, Visit } from './someone';
import { removeAndUndo } from './undoing';
import { logInAs, signUpAsAda } from './writing';

type Profile = PageTarget<typeof profileMachine>;

const HOME = { ...sampleAddress, id: 'home', isDefault: true } as const;
/** The id that the shop gives to the studio when it is added. */
const ADDED = 'address-1';
const person = { ...ADA, addresses: [HOME] };
const removeHome = button(`Remove ${HOME.label}`, book);
const login = textbox('Email or phone', MAIN);
const logOut = button('Log out', MAIN);

const AT_LOG_IN = { notOnPage: 'Someone does it at the login page.' } as const;
const AT_SIGN_UP = { notOnPage: 'Someone does it at the sign-up page.' } as const;
const AT_ACCOUNT = { notOnPage: 'Someone does it at My Account.' } as const;

const nobodyAt = (path: string, width: Visit['width']): Profile['starts'] => [
  { name: 'a device that knows nobody', input: undefined, visit: { path, width } },
];

const heard = (name: string, { signedIn, knows }: { readonly signedIn: boolean; readonly knows: typeof person }) => ({
  name,
  event: { type: 'profile.restored', person: knows, signedIn } as const,
  cause: (someone: Someone) => someone.hearOf('profile', { person: knows, signedIn }),
});

const loggingOut: Profile['events']['session.closed'] = [
  { name: 'Log out is pressed', event: { type: 'session.closed' }, cause: (someone) => someone.click(logOut) },
];

const account: Profile = {
  machine: 'profile',
  place: 'My Account',
  logic: profileMachine,
  starts: nobodyAt('/MyAccount', 'phone'),
  events: {
    'profile.created': AT_SIGN_UP,
    'session.opened': AT_LOG_IN,
    'session.closed': loggingOut,
    'profile.restored': [
      heard('Ada logs in, in another tab', { signedIn: true, knows: person }),
      heard('Ada logs out, in another tab', { signedIn: false, knows: person }),
    ],
    'profile.changed': [
      {
        name: 'Ada adds a phone number',
        event: { type: 'profile.changed', person: { ...CORRECTED, name: CORRECTED.fullName } },
        cause: async (someone) => {
          await someone.click(button('Edit your details', details));
          await saveDetails(someone);
        },
      },
    ],
    'address.added': [
      {
        name: 'the studio is added',
        event: { type: 'address.added', address: STUDIO, asDefault: false },
        cause: async (someone) => {
          await someone.click(button('Add address', book));
          await saveAddress(someone);
        },
        when: ({ context }) => addressesOf(context).every(({ label }) => label !== STUDIO.label),
      },
    ],
    'address.changed': [
      {
        name: 'home becomes the studio',
        event: { type: 'address.changed', addressId: HOME.id, address: STUDIO, asDefault: true },
        cause: async (someone) => {
          await someone.click(button(`Edit ${HOME.label}`, book));
          await saveAddress(someone);
        },
        when: ({ context }) => {
          const [first, ...others] = addressesOf(context);
          return first?.label === HOME.label && first.isDefault && others.length === 0;
        },
      },
    ],
    'address.removed': [
      {
        name: 'home is removed',
        event: { type: 'address.removed', addressId: HOME.id },
        cause: (someone) => someone.click(removeHome),
        when: ({ context }) => addressesOf(context).some(({ label }) => label === HOME.label),
      },
    ],
    'address.reinstated': [
      {
        name: 'home is there again, is removed, and Undo is pressed',
        event: { type: 'address.reinstated', address: HOME, index: 0 },
        cause: async (someone) => {
          await someone.hearOf('profile', { person, signedIn: true });
          await removeAndUndo(someone, removeHome);
        },
        when: ({ context, value }) =>
          value === 'signedIn' && context.person?.phone === undefined && addressesOf(context).length === 0,
      },
    ],
    'address.preferred': [
      {
        name: 'the studio is made the Default',
        event: { type: 'address.preferred', addressId: ADDED },
        cause: (someone) => someone.click(button(`Make default: ${STUDIO.label}`, book)),
        when: ({ context }) => addressesOf(context).some(({ id, isDefault }) => id === ADDED && !isDefault),
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
  bound: { words: 'at most 2 addresses', holds: ({ context }) => addressesOf(context).length <= 2 },
  actor: (shop) => shop.member('profile'),
};

const atTheDoor: Pick<
  Profile['events'],
  'profile.changed' | `address.${'added' | 'changed' | 'removed' | 'reinstated' | 'preferred'}`
> = {
  'profile.changed': AT_ACCOUNT,
  'address.added': AT_ACCOUNT,
  'address.changed': AT_ACCOUNT,
  'address.removed': AT_ACCOUNT,
  'address.reinstated': AT_ACCOUNT,
  'address.preferred': AT_ACCOUNT,
};

const logInPage: Profile = {
  machine: 'profile',
  place: 'the login page',
  logic: profileMachine,
  starts: nobodyAt('/LogIn', 'desk'),
  events: {
    ...atTheDoor,
    'profile.created': AT_SIGN_UP,
    'profile.restored': [
      {
        ...heard('Ada signs up and logs out, in another tab', { signedIn: false, knows: person }),
        when: ({ value }) => value === 'signedOut',
      },
      {
        ...heard('Ada logs out, in another tab', { signedIn: false, knows: person }),
        cause: async (someone) => {
          await someone.hearOf('profile', { person, signedIn: false });
          await someone.type(login, 'Ada');
          await someone.see(holds(login, 'Ada'));
        },
        when: ({ value }) => value === 'signedIn',
      },
    ],
    'session.opened': [
      {
        name: 'Ada logs in',
        event: { type: 'session.opened' },
        cause: (someone) => logInAs(someone, ADA.email),
      },
    ],
    'session.closed': loggingOut,
  },
  states: {
    signedOut: () => [seen(named('heading', 'Log In', MAIN)), unseen(logOut)],
    signedIn: () => [seen(named('heading', `Welcome back, ${ADA.name}`, MAIN)), seen(logOut)],
  },
  actor: (shop) => shop.member('profile'),
};

const signUpPage: Profile = {
  machine: 'profile',
  place: 'the sign-up page',
  logic: profileMachine,
  starts: nobodyAt('/SignUp', 'phone'),
  events: {
    ...atTheDoor,
    'profile.created': [
      {
        name: 'Ada signs up',
        event: { type: 'profile.created', person: ADA },
        cause: signUpAsAda,
        when: ({ value }) => value === 'signedOut',
      },
    ],
    'profile.restored': AT_ACCOUNT,
    'session.opened': AT_LOG_IN,
    'session.closed': AT_ACCOUNT,
  },
  states: {
    signedOut: () => [seen(named('heading', 'Sign Up', MAIN))],
    signedIn: () => [seen(named('heading', `Welcome, ${ADA.name}`, MAIN))],
  },
  actor: (shop) => shop.member('profile'),
};

/** Who is known on this device. */
export const knowingTargets = [onPage(account), onPage(logInPage), onPage(signUpPage)];
