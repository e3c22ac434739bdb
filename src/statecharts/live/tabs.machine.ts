import { assign, fromCallback, setup } from 'xstate';
import type { EventObject } from 'xstate';

import type { TabAnswer } from '#kit/session/tab-messages';
import type { TabsSeen } from '#kit/session/tabs-seen';
import { afterAnswer, afterChoice, afterLook, afterWait, noTabs, presenceOf } from '#kit/session/tabs-seen';

import { visibleTime } from './visible-time';

export type TabsEvent =
  | { readonly type: 'tab.answered'; readonly answer: TabAnswer }
  /** None, when undefined. */
  | { readonly type: 'tab.chosen'; readonly tab: string | undefined }
  | { readonly type: 'look.pressed' }
  | { readonly type: 'time.up' };

/** How often a tab that has left its page is looked for, in ms. */
const LOOK_MS = 500;

/** The open tabs of the shop in this browser, one of which may be watched. */
export const tabsMachine = setup({
  types: { context: {} as TabsSeen, events: {} as TabsEvent },
  actors: {
    visibleTime,
    /** Hears what tabs say. */
    channel: fromCallback<EventObject>(() => undefined),
    /** Has a tab tell what happens in it, for as long as it runs. */
    watching: fromCallback<EventObject, { readonly tab: string }>(() => undefined),
  },
  guards: {
    isUnwatched: ({ context }) => context.current === undefined,
    isHere: ({ context }) => presenceOf(context) === 'here',
    isAway: ({ context }) => presenceOf(context) === 'away',
    isStillWatched: ({ context }, { answer }: { answer: TabAnswer }) => {
      const after = afterAnswer(context, answer);
      return after.current?.tab === context.current?.tab && presenceOf(after) === 'here';
    },
  },
  actions: {
    noteAnswer: assign((args, { answer }: { answer: TabAnswer }) => afterAnswer(args.context, answer)),
    noteChoice: assign((args, { tab }: { tab: string | undefined }) => afterChoice(args.context, tab)),
    noteLook: assign(({ context }) => afterLook(context)),
    noteWait: assign(({ context }) => afterWait(context)),
    /** Asks every open tab to answer. */
    call: () => undefined,
  },
}).createMachine({
  id: 'tabs',
  description: 'The open tabs of the shop in this browser, one of which may be watched.',
  context: noTabs,
  invoke: { id: 'channel', src: 'channel' },
  initial: 'unwatched',
  on: {
    'tab.answered': {
      target: '.judging',
      actions: { type: 'noteAnswer', params: ({ event }) => event },
      description: 'A tab says that it is there, that it goes, or what happens in it.',
    },
    'tab.chosen': {
      target: '.judging',
      actions: { type: 'noteChoice', params: ({ event }) => event },
      description: 'Another tab is watched, or none.',
    },
    'look.pressed': {
      target: '.judging',
      actions: ['noteLook', 'call'],
      description: 'All tabs are asked to answer: who does not is no longer there.',
    },
  },
  states: {
    judging: {
      description: 'Passed in the same moment: whether the watched tab is there.',
      always: [
        { guard: 'isUnwatched', target: 'unwatched', description: 'No tab is watched.' },
        { guard: 'isHere', target: 'here', description: 'The watched tab is open.' },
        { guard: 'isAway', target: 'away', description: 'The watched tab has left its page.' },
        { target: 'gone', description: 'It has been looked for often enough.' },
      ],
    },
    unwatched: { description: 'The shop on the stage is looked at.' },
    here: {
      description: 'A tab is watched: it tells what happens in it.',
      invoke: { id: 'watching', src: 'watching', input: ({ context }) => ({ tab: context.current?.tab ?? '' }) },
      on: {
        'tab.answered': [
          {
            guard: { type: 'isStillWatched', params: ({ event }) => event },
            actions: { type: 'noteAnswer', params: ({ event }) => event },
            description: 'It tells something, or another tab does.',
          },
          {
            target: 'judging',
            actions: { type: 'noteAnswer', params: ({ event }) => event },
            description: 'It leaves its page.',
          },
        ],
      },
    },
    away: {
      description: 'The watched tab has left its page: it is looked for.',
      invoke: { id: 'visibleTime', src: 'visibleTime', input: { ms: LOOK_MS } },
      on: {
        'time.up': { target: 'judging', actions: ['noteWait', 'call'], description: 'It is looked for once more.' },
      },
    },
    gone: { description: 'The watched tab has not come back.' },
  },
});
