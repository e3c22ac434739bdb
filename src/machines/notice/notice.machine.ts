import { assign, sendTo, setup } from 'xstate';

import type { NoticeShown, Removal, Undo } from '#machines/messages';
import { TOAST_LIFETIME_MS } from '#machines/toast/toast.machine';

export type NoticeEvent =
  | NoticeShown
  | { type: 'notice.undone' }
  | { type: 'notice.closed' }
  | { type: 'notice.held' }
  | { type: 'notice.released' };

interface NoticeContext {
  readonly removal: Removal | undefined;
  readonly undo: Undo | undefined;
}

interface ShownParams {
  readonly removal: Removal;
  readonly undo: Undo;
}

/** Says what was removed and offers Undo, for as long as a toast lasts (readings, "Quantity and stock"). */
export const noticeMachine = setup({
  types: { context: {} as NoticeContext, events: {} as NoticeEvent, tags: {} as 'visible' },
  actions: {
    noteRemoval: assign({
      removal: (_, { removal }: ShownParams) => removal,
      undo: (_, { undo }: ShownParams) => undo,
    }),
    sendUndo: sendTo(
      ({ context, system }) => context.undo && system.get(context.undo.to),
      ({ context }) => context.undo?.message ?? { type: 'undo.missing' },
    ),
  },
  delays: { lifetime: TOAST_LIFETIME_MS },
}).createMachine({
  id: 'notice',
  description: 'Says what was removed and offers Undo beside it.',
  context: { removal: undefined, undo: undefined },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Nothing was removed lately.',
      on: {
        'notice.shown': {
          target: 'visible',
          actions: { type: 'noteRemoval', params: ({ event }) => event },
          description: 'Something was removed.',
        },
      },
    },
    visible: {
      description: 'The removal is told, with Undo beside it.',
      tags: 'visible',
      initial: 'passing',
      on: {
        'notice.undone': { target: 'hidden', actions: 'sendUndo', description: 'The shopper takes the removal back.' },
        'notice.closed': { target: 'hidden', description: 'The shopper closes the notice.' },
      },
      states: {
        passing: {
          description: 'The notice goes away by itself after five seconds.',
          after: { lifetime: { target: '#notice.hidden', description: 'Five seconds have passed.' } },
          on: {
            'notice.shown': {
              target: 'passing',
              reenter: true,
              actions: { type: 'noteRemoval', params: ({ event }) => event },
              description: 'Something else was removed: the five seconds begin anew.',
            },
            'notice.held': { target: 'held', description: 'The shopper points at the notice or moves focus into it.' },
          },
        },
        held: {
          description: 'The notice stays while it is pointed at or focused (WCAG 2.2.1).',
          on: {
            'notice.shown': {
              actions: { type: 'noteRemoval', params: ({ event }) => event },
              description: 'Something else was removed while the notice is held.',
            },
            'notice.released': {
              target: 'passing',
              description: 'The shopper moves away: the five seconds begin anew.',
            },
          },
        },
      },
    },
  },
});
