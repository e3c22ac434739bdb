import { signUpMachine } from '#machines/sign-up/sign-up.machine';
import type { PageDefinition } from '#shop';

export const signUpPage: PageDefinition<typeof signUpMachine, Record<string, never>> = {
  name: 'sign-up',
  machine: signUpMachine,
  input: () => undefined,
};
