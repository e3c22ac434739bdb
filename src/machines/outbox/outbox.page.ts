import { button, counted, MAIN, named, seen } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { sendMessage } from '#machines/contact/contact.page';
import { removeAndUndo } from '#machines/notice/notice.page';
import { sampleMessage } from '#machines/samples';

import { cases } from './outbox.cases';

const removal = (subject = 'no subject') => button(`Remove “${subject}”`, MAIN);

export const places = placesOf(cases, [
  {
    place: 'the contact page',
    starts: [{ name: 'no message is kept', input: undefined, visit: { path: '/ContactUs', width: 'desktop' } }],
    events: {
      'message.kept': [
        {
          case: 'a message is kept',
          words: 'a message is written',
          cause: async (driver) => {
            await sendMessage(driver);
            await driver.click(button('Write another message', MAIN));
          },
        },
      ],
      'message.removed': [
        { case: 'the message is removed', cause: (driver) => driver.click(removal(sampleMessage.subject)) },
      ],
      'message.reinstated': [
        {
          case: 'Undo puts it back',
          words: 'a message that arrives is removed and taken back',
          cause: async (driver, { item }) => {
            await driver.hearOf('outbox', [item]);
            await removeAndUndo(driver, removal(sampleMessage.subject));
          },
          when: ({ context }) => context.messages.length === 0,
        },
      ],
      'messages.restored': [
        {
          case: 'another tab has kept another message',
          cause: (driver, { messages }) => driver.hearOf('outbox', messages),
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
    actor: 'outbox',
  },
]);
