import { assign, emit, setup } from 'xstate';

import { AFTER_CLOSING } from '#domain/focus';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import type { ListedKeys, ContentsChanged, ToastMessage, ToastShown } from '#machines/messages';

/** Toasts last 5000 ms (section 9). */
export const TOAST_LIFETIME_MS = 5_000;

export type ToastEvent =
  | ToastShown
  | ContentsChanged
  | { type: 'toast.closed' }
  | { type: 'toast.held' }
  | { type: 'toast.released' };

interface ToastContext {
  readonly message: ToastMessage | undefined;
}

/** A short message in the corner; one for the cart, one for the wishlist (section 4). */
export const toastMachine = setup({
  types: {
    context: {} as ToastContext,
    events: {} as ToastEvent,
    emitted: {} as FocusWanted,
    tags: {} as 'visible',
  },
  guards: {
    isGone: ({ context }, { productIds }: Pick<ListedKeys, 'productIds'>) =>
      context.message !== undefined && !productIds.includes(context.message.productId),
  },
  actions: {
    wantFocus: emit(wantingFocus),
    noteMessage: assign({ message: (_, { message }: { message: ToastMessage }) => message }),
  },
  delays: { lifetime: TOAST_LIFETIME_MS },
}).createMachine({
  id: 'toast',
  description: 'A short message that goes away by itself after five seconds.',
  context: { message: undefined },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'No message is shown.',
      on: {
        'toast.shown': {
          target: 'visible',
          actions: { type: 'noteMessage', params: ({ event }) => event },
          description: 'Something worth telling happened.',
        },
      },
    },
    visible: {
      description: 'The message is shown.',
      tags: 'visible',
      initial: 'passing',
      on: {
        'toast.closed': {
          target: 'hidden',
          actions: { type: 'wantFocus', params: AFTER_CLOSING },
          description: 'The shopper closes the message.',
        },
        'contents.changed': {
          guard: { type: 'isGone', params: ({ event }) => event },
          target: 'hidden',
          description: 'What was added has been taken out again: the message is no longer true.',
        },
      },
      states: {
        passing: {
          description: 'The message goes away by itself after five seconds.',
          after: { lifetime: { target: '#toast.hidden', description: 'Five seconds have passed.' } },
          on: {
            'toast.shown': {
              target: 'passing',
              reenter: true,
              actions: { type: 'noteMessage', params: ({ event }) => event },
              description: 'It happened again: the five seconds begin again.',
            },
            'toast.held': { target: 'held', description: 'The shopper points at the message or moves focus into it.' },
          },
        },
        held: {
          description: 'The message stays while it is pointed at or focused (WCAG 2.2.1).',
          on: {
            'toast.shown': {
              actions: { type: 'noteMessage', params: ({ event }) => event },
              description: 'It happened again while the message is held.',
            },
            'toast.released': {
              target: 'passing',
              description: 'The shopper moves away: the five seconds begin again.',
            },
          },
        },
      },
    },
  },
});
