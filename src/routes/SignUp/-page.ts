import { signUpMachine } from '#machines/sign-up/sign-up.machine';
import type { MachinePage } from '#routes/-shared/page';

export const page: MachinePage<typeof signUpMachine> = {
  name: 'sign-up',
  address: '/SignUp',
  machine: signUpMachine,
  input: () => undefined,
};
