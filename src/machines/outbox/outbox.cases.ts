import { atMost, casesOf } from '#kit/paths/cases';
import { sampleMessage, sampleNow } from '#machines/samples';

import { outboxMachine } from './outbox.machine';

const written = { keptAt: sampleNow().getTime(), values: sampleMessage };

export const cases = casesOf({
  name: 'outbox',
  machine: outboxMachine,
  starts: { 'the outbox': undefined },
  cases: {
    'a message is kept': { type: 'message.kept', ...written },
    'the message is removed': { type: 'message.removed', messageId: 1 },
    'Undo puts it back': { type: 'message.reinstated', item: { id: 1, ...written }, index: 0 },
    'no messages arrive': { type: 'messages.restored', messages: [] },
  },
  pageCases: {
    'another tab has kept another message': {
      type: 'messages.restored',
      messages: [{ ...written, id: 7, values: { ...sampleMessage, subject: 'A scratch' } }],
    },
  },
  bound: atMost(1, 'messages'),
});
