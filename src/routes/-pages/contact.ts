import { contactMachine } from '#machines/contact/contact.machine';
import type { PageDefinition } from '#shop';

export const contactPage: PageDefinition<typeof contactMachine, Record<string, never>> = {
  name: 'contact',
  machine: contactMachine,
  input: (_, { world }) => ({ now: world.now }),
};
