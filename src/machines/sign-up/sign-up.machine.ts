import { assign, emit, sendTo, setup } from 'xstate';

import type { FieldValues } from '#domain/fields';
import * as FOCUS from '#domain/focus-ids';
import { checkSignUp, signUpAdvice } from '#domain/forms';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import { formMachine } from '#machines/form/form.machine';
import { member } from '#machines/members';
import type { ProfileMessage } from '#machines/messages';
import { passwordFieldMachine } from '#machines/password-field/password-field.machine';

interface SignUpContext {
  /** Advice that was shown and ignored. */
  readonly advice: readonly string[];
}

interface ValuesParams {
  readonly values: FieldValues;
}

const BLANK = { fullName: '', email: '', password: '', confirmPassword: '', terms: '' };

/**
 * The sign-up page: a local profile of name and email; differing passwords and unticked terms are advice and never
 * block (section 5).
 */
export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    emitted: {} as FocusWanted,
    children: {} as { form: 'form'; password: 'passwordField'; confirmPassword: 'passwordField' },
    tags: {} as 'created',
  },
  actors: { form: formMachine, passwordField: passwordFieldMachine },
  actions: {
    wantFocus: emit(wantingFocus),
    createProfile: sendTo(
      ({ system }) => member(system, 'profile'),
      (_, { values }: ValuesParams): ProfileMessage => ({
        type: 'profile.created',
        person: { name: (values['fullName'] ?? '').trim(), email: (values['email'] ?? '').trim() },
      }),
    ),
    noteAdvice: assign({ advice: (_, { values }: ValuesParams) => Object.keys(signUpAdvice(values)) }),
  },
}).createMachine({
  id: 'signUp',
  description: 'The sign-up page.',
  context: { advice: [] },
  initial: 'asking',
  states: {
    asking: {
      description: 'The form asks for a name, an email address and a password.',
      invoke: [
        {
          id: 'form',
          src: 'form',
          input: { name: 'sign-up', values: BLANK, check: checkSignUp, keepsDraft: false },
          onDone: {
            target: 'created',
            actions: [
              { type: 'createProfile', params: ({ event }) => event.output },
              { type: 'noteAdvice', params: ({ event }) => event.output },
              { type: 'wantFocus', params: { on: [FOCUS.heading] } },
            ],
            description: 'The form is complete: a profile is kept on this device.',
          },
        },
        { id: 'password', src: 'passwordField' },
        { id: 'confirmPassword', src: 'passwordField' },
      ],
    },
    created: { description: 'The page welcomes the new profile and leads on.', tags: 'created' },
  },
});
