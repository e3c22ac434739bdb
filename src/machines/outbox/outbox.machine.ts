import { assign, emit, sendTo, setup } from 'xstate';
import { afterRemoval, FOCUS } from '#domain/focus';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';

import { member } from '#machines/members';
import type { KeptMessage, NoticeShown, OutboxMessage } from '#machines/messages';

import { MOST_MESSAGES } from './outbox.slice';

interface OutboxContext {
  /** The newest first. */
  readonly messages: readonly KeptMessage[];
}

interface MessageParams {
  readonly messageId: number;
}

/** The messages that were written to the shop and stay on this device, since there is no server (readings, "contact"). */
export const outboxMachine = setup({
  types: { context: {} as OutboxContext, events: {} as OutboxMessage, emitted: {} as FocusWanted },
  guards: {
    isKept: ({ context }, { messageId }: MessageParams) => messageOf(context, messageId) !== undefined,
    isMissing: ({ context }, { message }: { message: KeptMessage }) => messageOf(context, message.id) === undefined,
  },
  actions: {
    wantFocus: emit(wantingFocus),
    keepMessage: assign({
      messages: ({ context: { messages } }, { keptAt, values }: Omit<KeptMessage, 'id'>) =>
        [{ id: 1 + Math.max(0, ...messages.map(({ id }) => id)), keptAt, values }, ...messages].slice(0, MOST_MESSAGES),
    }),
    dropMessage: assign({
      messages: ({ context }, { messageId }: MessageParams) => context.messages.filter(({ id }) => id !== messageId),
    }),
    putBack: assign({
      messages: ({ context }, { message, index }: { message: KeptMessage; index: number }) =>
        context.messages.toSpliced(index, 0, message),
    }),
    replaceAll: assign({
      messages: (_, { messages }: { messages: readonly KeptMessage[] }) => messages.slice(0, MOST_MESSAGES),
    }),
    showNotice: sendTo(
      ({ system }) => member(system, 'notice'),
      ({ context }, { messageId }: MessageParams): NoticeShown => {
        const message = messageOf(context, messageId) ?? { id: messageId, keptAt: 0, values: {} };
        return {
          type: 'notice.shown',
          removal: { kind: 'message', name: message.values['subject'] ?? '' },
          undo: {
            to: 'outbox',
            message: { type: 'message.reinstated', message, index: context.messages.indexOf(message) },
          },
        };
      },
    ),
  },
}).createMachine({
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
          guard: { type: 'isKept', params: ({ event }) => event },
          actions: [
            { type: 'showNotice', params: ({ event }) => event },
            { type: 'dropMessage', params: ({ event }) => event },
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
          actions: { type: 'replaceAll', params: ({ event }) => event },
          description: 'The messages arrive from this device, another tab or the sample data.',
        },
      },
    },
  },
});

function messageOf({ messages }: OutboxContext, messageId: number): KeptMessage | undefined {
  return messages.find(({ id }) => id === messageId);
}
