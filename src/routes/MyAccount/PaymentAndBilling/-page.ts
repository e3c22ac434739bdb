import { addCardMachine } from '#machines/add-card/add-card.machine';
import type { MachinePage } from '#routes/-shared/page';

export const page: MachinePage<typeof addCardMachine> = {
  name: 'add-card',
  address: '/MyAccount/PaymentAndBilling',
  machine: addCardMachine,
  input: (_, { world }) => ({ now: world.now }),
};
