import { outboxMachine } from '#machines/outbox/outbox.machine';
import type { KeptMessage } from '#machines/messages';

import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { button, counted, MAIN, named, seen } from './someone';
import { removeAndUndo } from './undoing';
import { MESSAGE, sendMessage } from './writing';

const WRITTEN: KeptMessage = { id: 1, keptAt: new Date(2025, 5, 15, 12).getTime(), values: MESSAGE };
const OF_ANOTHER_TAB: KeptMessage = { ...WRITTEN, id: 7, values: { ...MESSAGE, subject: 'A scratch' } };

const removal = (subject = 'no subject') => button(`Remove “${subject}”`, MAIN);

const outbox: PageTarget<typeof outboxMachine> = {
  machine: 'outbox',
  place: 'the contact page',
  logic: outboxMachine,
  starts: [{ name: 'no message is kept', input: undefined, visit: { path: '/ContactUs', width: 'desk' } }],
  events: {
    'message.kept': [
      {
        name: 'a message is written',
        event: { type: 'message.kept', keptAt: WRITTEN.keptAt, values: MESSAGE },
        cause: async (someone) => {
          await sendMessage(someone);
          await someone.click(button('Write another message', MAIN));
        },
      },
    ],
    'message.removed': [
      {
        name: 'the message is removed',
        event: { type: 'message.removed', messageId: WRITTEN.id },
        cause: (someone) => someone.click(removal(MESSAGE.subject)),
      },
    ],
    'message.reinstated': [
      {
        name: 'a message that arrives is removed and taken back',
        event: { type: 'message.reinstated', message: WRITTEN, index: 0 },
        cause: async (someone) => {
          await someone.hearOf('outbox', [WRITTEN]);
          await removeAndUndo(someone, removal(MESSAGE.subject));
        },
        when: ({ context }) => context.messages.length === 0,
      },
    ],
    'messages.restored': [
      {
        name: 'another tab has kept another message',
        event: { type: 'messages.restored', messages: [OF_ANOTHER_TAB] },
        cause: (someone) => someone.hearOf('outbox', [OF_ANOTHER_TAB]),
      },
    ],
  },
  states: {
    keeping: ({ context }) => [
      counted(button(/^Remove “/, MAIN), context.messages.length),
      counted(named('region', 'Kept on this device', MAIN), context.messages.length === 0 ? 0 : 1),
      ...context.messages.map(({ values }) => seen(removal(values['subject']))),
    ],
  },
  bound: { words: 'at most 1 message', holds: ({ context }) => context.messages.length <= 1 },
  actor: (shop) => shop.member('outbox'),
};

/** The messages that stay on this device. */
export const keptMessagesTargets = [onPage(outbox)];
