import { assign } from 'xstate';

import { afterRemoval } from '#domain/focus';
import * as FOCUS from '#domain/focus-ids';
import { keptList } from '#machines/kept-list';
import type { KeptMessage, OutboxMessage } from '#machines/messages';

import { MAX_MESSAGES } from './outbox.slice';

interface OutboxContext {
  /** Newest first. */
  readonly messages: readonly KeptMessage[];
}

const kept = keptList<OutboxContext, OutboxMessage, KeptMessage, undefined>({
  itemsOf: ({ messages }) => messages,
  withItems: (messages) => ({ messages }),
  keyOf: ({ id }) => id,
  valid: (messages) => messages.slice(0, MAX_MESSAGES),
  removed: (place) => ({
    removal: { kind: 'message', name: place.item.values['subject'] ?? '' },
    undo: { to: 'outbox', message: { type: 'message.reinstated', ...place } },
  }),
}).extend({
  actions: {
    keepMessage: assign({
      messages: ({ context: { messages } }, { keptAt, values }: Omit<KeptMessage, 'id'>) =>
        [{ id: 1 + Math.max(0, ...messages.map(({ id }) => id)), keptAt, values }, ...messages].slice(0, MAX_MESSAGES),
    }),
  },
});

/** Messages to the shop, stored on this device since there is no server (readings, "contact"). */
export const outboxMachine = kept.createMachine({
  id: 'outbox',
  description: 'The messages to the shop that are kept on this device.',
  context: { messages: [] },
  initial: 'keeping',
  states: {
    keeping: {
      description: 'Messages are kept, the newest first.',
      on: {
        'message.kept': {
          actions: { type: 'keepMessage', params: ({ event }) => event },
          description: 'A message is complete; the oldest of too many makes room.',
        },
        'message.removed': {
          guard: { type: 'isListed', params: ({ event }) => ({ key: event.messageId }) },
          actions: [
            { type: 'showNotice', params: ({ event }) => ({ key: event.messageId }) },
            { type: 'drop', params: ({ event }) => ({ key: event.messageId }) },
            { type: 'wantFocus', params: afterRemoval(FOCUS.keptMessages) },
          ],
          description: 'The shopper removes a message; a notice offers Undo.',
        },
        'message.reinstated': {
          guard: { type: 'isMissing', params: ({ event }) => event },
          actions: { type: 'putBack', params: ({ event }) => event },
          description: 'Undo puts a removed message back in its place.',
        },
        'messages.restored': {
          actions: { type: 'replaceAll', params: ({ event }) => ({ items: event.messages }) },
          description: 'The messages arrive from this device, another tab or the sample data.',
        },
      },
    },
  },
});
