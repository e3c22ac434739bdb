import { logInMachine } from '#machines/log-in/log-in.machine';
import type { MachinePage } from '#routes/-shared/page';

export const page: MachinePage<typeof logInMachine> = {
  name: 'log-in',
  address: '/LogIn',
  machine: logInMachine,
  input: (_, shop) => ({ person: () => shop.member('profile').getSnapshot().context.person }),
};
