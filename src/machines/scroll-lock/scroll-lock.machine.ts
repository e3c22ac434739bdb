import { assign, setup } from 'xstate';

import type { ScrollLockMessage } from '#machines/messages';

interface ScrollLockContext {
  /** Names of the overlays that hold the lock. */
  readonly holders: readonly string[];
}

interface HolderParams {
  readonly holder: string;
}

/** Locks scrolling while at least one overlay holds it (sections 2 and 4). */
export const scrollLockMachine = setup({
  types: { context: {} as ScrollLockContext, events: {} as ScrollLockMessage, tags: {} as 'locked' },
  guards: {
    isLastHolder: ({ context }, { holder }: HolderParams) => context.holders.every((name) => name === holder),
  },
  actions: {
    addHolder: assign({
      holders: ({ context }, { holder }: HolderParams) => [...without(context.holders, holder), holder],
    }),
    dropHolder: assign({ holders: ({ context }, { holder }: HolderParams) => without(context.holders, holder) }),
  },
}).createMachine({
  id: 'scrollLock',
  description: 'Stops the page from scrolling while an overlay is open.',
  context: { holders: [] },
  initial: 'unlocked',
  states: {
    unlocked: {
      description: 'No overlay is open: the page scrolls.',
      on: {
        'lock.acquired': {
          target: 'locked',
          actions: { type: 'addHolder', params: ({ event }) => event },
          description: 'An overlay opens: the page stops scrolling.',
        },
      },
    },
    locked: {
      description: 'At least one overlay is open: the page behind it does not scroll.',
      tags: 'locked',
      on: {
        'lock.acquired': {
          actions: { type: 'addHolder', params: ({ event }) => event },
          description: 'A second overlay opens on top.',
        },
        'lock.released': [
          {
            guard: { type: 'isLastHolder', params: ({ event }) => event },
            target: 'unlocked',
            actions: { type: 'dropHolder', params: ({ event }) => event },
            description: 'The last overlay closes.',
          },
          {
            actions: { type: 'dropHolder', params: ({ event }) => event },
            description: 'One of several overlays closes.',
          },
        ],
      },
    },
  },
});

function without(holders: readonly string[], holder: string): readonly string[] {
  return holders.filter((name) => name !== holder);
}
