import { answer, bare, casesOf } from '#kit/paths/cases';
import { ADA, sampleNow } from '#machines/samples';

import { addCardMachine } from './add-card.machine';

export const cases = casesOf({
  name: 'add-card',
  machine: addCardMachine,
  starts: { 'the add card': { now: sampleNow } },
  cases: {
    ...bare('dialog.opened', 'dialog.closed', 'list.changed'),
    'the card is complete': answer('form', {
      values: { name: ADA.name, cardnum: '4111 1111 1111 1111', expiry: '01/30', cvv: '123', isDefault: 'on' },
    }),
  },
});
