import { setup } from 'xstate';

export type PasswordFieldEvent = { type: 'reveal.toggled' };

/** Whether the password is readable (section 4, "Password fields have show/hide toggles"). */
export const passwordFieldMachine = setup({
  types: { events: {} as PasswordFieldEvent, tags: {} as 'shown' },
}).createMachine({
  id: 'passwordField',
  description: 'Whether a password can be read while it is typed.',
  initial: 'hidden',
  states: {
    hidden: {
      description: 'The password is drawn as dots.',
      on: { 'reveal.toggled': { target: 'shown', description: 'The shopper wants to read the password.' } },
    },
    shown: {
      description: 'The password can be read.',
      tags: 'shown',
      on: { 'reveal.toggled': { target: 'hidden', description: 'The shopper hides the password again.' } },
    },
  },
});
