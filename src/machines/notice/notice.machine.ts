import { assign, emit, enqueueActions, setup } from 'xstate';

import { AFTER_CLOSING } from '#domain/focus';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import { member } from '#machines/members';
import type { ListedKeys, ContentsChanged, NoticeShown, RouteChanged } from '#machines/messages';
import type { PutBack, RemovalReversed } from '#machines/recently-removed/messages';
import { TOAST_LIFETIME_MS } from '#machines/toast/toast.machine';

import type { UndoableRemoval } from './removals';
import { afterUndo, isPassing, isRestored, isReversed, undoMessages } from './removals';

export type NoticeEvent =
  | NoticeShown
  | ContentsChanged
  | RemovalReversed
  | { type: 'notice.undone' }
  | { type: 'notice.closed' }
  | { type: 'notice.held' }
  | { type: 'notice.released' }
  | RouteChanged;

interface NoticeContext {
  /** Removals that can be undone, newest last. */
  readonly removals: readonly UndoableRemoval[];
}

/**
 * Shows the last removal with Undo; after Undo, the one before it. "Remove from wishlist" lasts as long as a toast
 * (readings, "Quantity and stock"); other removals are shown until the page is left.
 */
export const noticeMachine = setup({
  types: {
    context: {} as NoticeContext,
    events: {} as NoticeEvent,
    emitted: {} as FocusWanted,
    tags: {} as 'visible' | 'staying',
  },
  guards: {
    isNothingLeft: ({ context }) => context.removals.length === 0,
    isPassing: ({ context }) => context.removals.slice(-1).some(isPassing),
    isTold: ({ context }, { putBack }: { putBack: PutBack }) =>
      context.removals.some((noted) => isReversed(noted, putBack)),
    hasComeBack: ({ context }, contents: ListedKeys) => context.removals.some((noted) => isRestored(noted, contents)),
  },
  actions: {
    wantFocus: emit(wantingFocus),
    noteRemoval: enqueueActions(({ context, enqueue, system }, { removal, undo, key }: UndoableRemoval) => {
      enqueue.assign({ removals: [...context.removals, { removal, undo, key }] });
      enqueue.sendTo(member(system, 'recentlyRemoved'), { type: 'removal.noted', removal, undo });
    }),
    sendUndo: enqueueActions(({ context, enqueue, system }) => {
      context.removals.slice(-1).forEach((noted) => {
        const { removal, undo } = noted;
        if (undo) {
          undoMessages(noted).forEach((message) => enqueue.sendTo(member(system, undo.to), message));
          enqueue.sendTo(member(system, 'recentlyRemoved'), { type: 'removal.undone', removal, undo });
        }
      });
    }),
    forgetNewest: assign({ removals: ({ context }) => context.removals.slice(0, -1) }),
    forgetPassing: assign({ removals: ({ context }) => context.removals.filter((noted) => !isPassing(noted)) }),
    forgetStaying: assign({ removals: ({ context }) => context.removals.filter(isPassing) }),
    forgetBack: assign({
      removals: ({ context }, contents: ListedKeys) => context.removals.filter((noted) => !isRestored(noted, contents)),
    }),
    forgetReversed: assign({
      removals: ({ context }, { putBack }: { putBack: PutBack }) =>
        context.removals.filter((noted) => !isReversed(noted, putBack)),
    }),
    forgetAll: assign({ removals: [] }),
  },
  delays: { lifetime: TOAST_LIFETIME_MS },
}).createMachine({
  id: 'notice',
  description: 'Says what was removed and offers Undo beside it, removal by removal.',
  context: { removals: [] },
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
      description: 'The newest removal is shown, with Undo beside it.',
      tags: 'visible',
      initial: 'choosing',
      always: { guard: 'isNothingLeft', target: 'hidden', description: 'No removal is left to show.' },
      on: {
        'notice.shown': {
          target: '.choosing',
          actions: { type: 'noteRemoval', params: ({ event }) => event },
          description: 'Something else was removed: it is shown first.',
        },
        'notice.undone': {
          target: '.choosing',
          actions: [
            { type: 'wantFocus', params: ({ context }) => afterUndo(context.removals) },
            'sendUndo',
            'forgetNewest',
          ],
          description: 'The shopper takes the newest removal back; the one before is shown.',
        },
        'notice.closed': {
          actions: ['forgetAll', { type: 'wantFocus', params: AFTER_CLOSING }],
          description: 'The shopper closes the notice.',
        },
        'contents.changed': {
          guard: { type: 'hasComeBack', params: ({ event }) => event },
          target: '.choosing',
          actions: { type: 'forgetBack', params: ({ event }) => event },
          description: 'What was removed has come back in another way: nothing is left to undo of it.',
        },
        'removal.reversed': {
          guard: { type: 'isTold', params: ({ event }) => event },
          target: '.choosing',
          actions: { type: 'forgetReversed', params: ({ event }) => event },
          description: 'The shopper has put it back from the list of what was removed: nothing is left to undo of it.',
        },
        'route.changed': {
          actions: 'forgetStaying',
          description: 'The page is left: only what lasts as long as a toast stays.',
        },
      },
      states: {
        choosing: {
          description: 'It is decided how long the newest removal is shown.',
          always: [
            { guard: 'isPassing', target: 'passing', description: 'As long as a toast.' },
            { target: 'staying', description: 'Until the page is left.' },
          ],
        },
        passing: {
          description: 'The notice goes away by itself after five seconds.',
          after: {
            lifetime: {
              target: 'choosing',
              actions: 'forgetPassing',
              description: 'Five seconds have passed: what stays until the page is left comes back.',
            },
          },
          on: {
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
            'notice.undone': {
              actions: [
                { type: 'wantFocus', params: ({ context }) => afterUndo(context.removals) },
                'sendUndo',
                'forgetNewest',
              ],
              description:
                'The shopper takes the newest removal back; the one before is shown while the notice is held.',
            },
            'contents.changed': {
              actions: { type: 'forgetBack', params: ({ event }) => event },
              description: 'What was removed has come back in another way.',
            },
            'notice.released': {
              target: 'choosing',
              description: 'The shopper moves away: the five seconds begin again.',
            },
          },
        },
        staying: {
          description: 'The notice stays until the page is left, it is closed, or everything is taken back.',
          tags: 'staying',
          on: {
            'route.changed': {
              target: 'choosing',
              actions: 'forgetStaying',
              description: 'The page is left: only what lasts as long as a toast stays.',
            },
          },
        },
      },
    },
  },
});
