import { assign, sendTo, setup } from 'xstate';

import type { FieldValues } from '#domain/fields';
import { checkLogIn } from '#domain/forms';
import { formMachine } from '#machines/form/form.machine';
import type { Person, ProfileMessage } from '#machines/messages';
import { passwordFieldMachine } from '#machines/password-field/password-field.machine';

interface LogInContext extends LogInInput {
  /** What was typed as email or phone, kept for the next try. */
  readonly login: string;
}

interface ValuesParams {
  readonly values: FieldValues;
}

export interface LogInInput {
  /** Who is known on this device at this moment. */
  readonly person: () => Person | undefined;
}

/** The login page: knows the profile of this device by its email; passwords are never kept (readings, "Forms"). */
export const logInMachine = setup({
  types: {
    input: {} as LogInInput,
    context: {} as LogInContext,
    children: {} as { form: 'form'; password: 'passwordField' },
    tags: {} as 'unknown',
  },
  actors: { form: formMachine, passwordField: passwordFieldMachine },
  guards: {
    isKnown: ({ context }, { values }: ValuesParams) =>
      context.person()?.email.toLowerCase() === (values['login'] ?? '').trim().toLowerCase(),
  },
  actions: {
    noteLogin: assign({ login: (_, { values }: ValuesParams) => values['login'] ?? '' }),
    openSession: sendTo(({ system }) => system.get('profile'), (): ProfileMessage => ({ type: 'session.opened' })),
  },
}).createMachine({
  id: 'logIn',
  description: 'The login page.',
  context: ({ input }) => ({ ...input, login: '' }),
  initial: 'asking',
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
            values: { login: context.login, password: '' },
            check: checkLogIn,
            keepsDraft: false,
          }),
          onDone: [
            {
              guard: { type: 'isKnown', params: ({ event }) => event.output },
              target: 'greeted',
              actions: 'openSession',
              description: 'The profile of this device goes by that email.',
            },
            {
              target: '.unknown',
              reenter: true,
              actions: { type: 'noteLogin', params: ({ event }) => event.output },
              description: 'Nobody on this device goes by these details.',
            },
          ],
        },
        { id: 'password', src: 'passwordField' },
      ],
      states: {
        fresh: { description: 'No try has been made yet.' },
        unknown: { description: 'One neutral sentence says that these details are not known here.', tags: 'unknown' },
      },
    },
    greeted: { description: 'The page greets the person and leads on.' },
  },
});
