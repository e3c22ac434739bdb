import { addCardMachine } from '#machines/add-card/add-card.machine';
import type { PageDefinition } from '#shop';

export const addCardPage: PageDefinition<typeof addCardMachine, Record<string, never>> = {
  name: 'add-card',
  machine: addCardMachine,
  input: (_, { world }) => ({ now: world.now }),
};
