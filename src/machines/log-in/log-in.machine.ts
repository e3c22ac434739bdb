import { assign, emit, sendTo, setup } from 'xstate';

import { comparable, digits } from '#domain/fields';
import type { FieldValues } from '#domain/fields';
import * as FOCUS from '#domain/focus-ids';
import { checkLogIn } from '#domain/forms';
import type { Person } from '#domain/person';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import { formMachine } from '#machines/form/form.machine';
import { member } from '#machines/members';
import type { ProfileMessage } from '#machines/messages';
import { passwordFieldMachine } from '#machines/password-field/password-field.machine';
import { sessionWatcher } from '#machines/profile/signed-in';

export interface LogInInput {
  /** Reads the person known on this device. */
  readonly person: () => Person | undefined;
}

export type LogInEvent = { type: 'session.left' };

interface LogInContext extends LogInInput {
  /** What was typed, for the next attempt. */
  readonly typed: FieldValues;
  /** Number of failed attempts. */
  readonly misses: number;
}

interface ValuesParams {
  readonly values: FieldValues;
}

const NO_TRIES = { typed: { login: '', password: '' }, misses: 0 };

/** The login page: finds this device's profile by email or phone; passwords are never stored (readings, "Forms"). */
export const logInMachine = setup({
  types: {
    input: {} as LogInInput,
    context: {} as LogInContext,
    events: {} as LogInEvent,
    emitted: {} as FocusWanted,
    children: {} as { form: 'form'; password: 'passwordField'; sessionWatcher: 'sessionWatcher' },
    tags: {} as 'unknown' | 'greeted',
  },
  actors: { form: formMachine, passwordField: passwordFieldMachine, sessionWatcher },
  guards: {
    isKnown: ({ context }, { values }: ValuesParams) => isNamed(context.person(), values['login'] ?? ''),
  },
  actions: {
    wantFocus: emit(wantingFocus),
    noteMiss: assign({
      typed: (_, { values }: ValuesParams) => values,
      misses: ({ context }) => context.misses + 1,
    }),
    openSession: sendTo(
      ({ system }) => member(system, 'profile'),
      (): ProfileMessage => ({ type: 'session.opened' }),
    ),
    closeSession: sendTo(
      ({ system }) => member(system, 'profile'),
      (): ProfileMessage => ({ type: 'session.closed' }),
    ),
    forgetTries: assign(NO_TRIES),
  },
}).createMachine({
  id: 'logIn',
  description: 'The login page.',
  context: ({ input }) => ({ ...input, ...NO_TRIES }),
  initial: 'asking',
  on: {
    'session.left': {
      target: '.asking',
      reenter: true,
      actions: ['closeSession', 'forgetTries'],
      description: 'The person logs out, here or in another tab: the form asks again.',
    },
  },
  states: {
    asking: {
      description: 'The form asks for an email address or phone number and a password.',
      initial: 'fresh',
      invoke: [
        {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({
            name: 'log-in',
            values: context.typed,
            check: checkLogIn,
            keepsDraft: false,
          }),
          onDone: [
            {
              guard: { type: 'isKnown', params: ({ event }) => event.output },
              target: 'greeted',
              actions: ['openSession', 'forgetTries', { type: 'wantFocus', params: { on: [FOCUS.heading] } }],
              description: 'The profile on this device has that email or phone number.',
            },
            {
              target: '.unknown',
              reenter: true,
              actions: { type: 'noteMiss', params: ({ event }) => event.output },
              description: 'No profile on this device has these details, which stay in the form.',
            },
          ],
        },
        { id: 'password', src: 'passwordField' },
      ],
      states: {
        fresh: { description: 'Nobody has tried to log in yet.' },
        unknown: { description: 'One neutral sentence says that these details are not known here.', tags: 'unknown' },
      },
    },
    greeted: {
      description: 'The page greets the person and leads on.',
      tags: 'greeted',
      invoke: { id: 'sessionWatcher', src: 'sessionWatcher' },
    },
  },
});

/** Compares the email ignoring case, or the digits of the phone number. */
function isNamed(person: Person | undefined, login: string): boolean {
  const isEmail = person !== undefined && comparable(person.email) === comparable(login);
  const phone = digits(person?.phone ?? '');
  return isEmail || (phone !== '' && phone === digits(login));
}
