import { contactMachine } from '#machines/contact/contact.machine';
import type { MachinePage } from '#routes/-shared/page';

export const page: MachinePage<typeof contactMachine> = {
  name: 'contact',
  address: '/ContactUs',
  machine: contactMachine,
  input: (_, { world }) => ({ now: world.now }),
};
