import { logInMachine } from '#machines/log-in/log-in.machine';
import type { PageDefinition } from '#shop';

export const logInPage: PageDefinition<typeof logInMachine, Record<string, never>> = {
  name: 'log-in',
  machine: logInMachine,
  input: (_, shop) => ({ person: () => shop.member('profile').getSnapshot().context.person }),
};
