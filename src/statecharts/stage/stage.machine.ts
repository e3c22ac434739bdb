import type { DoneActorEvent, ErrorActorEvent } from 'xstate';

import { messageOf } from '#kit/message-of';
import type { StagePage } from './stage-setup';
import { stageSetup } from './stage-setup';

/** A copy of the shop beside its statechart: which page is drawn, whether it may change, and how its time goes. */
export const stageMachine = stageSetup.createMachine({
  id: 'stage',
  description: 'A copy of the shop beside its statechart, in its own world and on its own clock.',
  type: 'parallel',
  context: { asked: undefined, page: undefined, watched: '', held: [] },
  invoke: [
    { id: 'touches', src: 'touches' },
    { id: 'width', src: 'width' },
  ],
  on: {
    'actor.watched': {
      actions: [{ type: 'noteWatched', params: ({ event }) => event }, 'tellChange'],
      description: 'Another actor is looked at: events are offered for it.',
    },
  },
  states: {
    loading: {
      description: 'Whether a page is being made ready.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is on its way.',
          on: {
            'session.asked': {
              target: 'loading',
              actions: { type: 'noteAsked', params: ({ event }) => event },
              description: 'Another session, or another moment of it, is to be shown.',
            },
          },
        },
        loading: {
          description: 'A fresh shop lives through the session, and its page loads what it needs.',
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => context.asked,
            onDone: {
              target: 'idle',
              actions: [
                { type: 'draw', params: ({ context, event }) => ({ page: event.output, last: context.page }) },
                {
                  type: 'keepPage',
                  params: ({ event }: { event: DoneActorEvent<StagePage> }) => ({ page: event.output }),
                },
                'tellDrawn',
              ],
              description: 'The page is drawn in place of the one before.',
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'fail',
                params: ({ event }: { event: ErrorActorEvent }) => ({ reason: messageOf(event.error) }),
              },
              description: 'The session leads nowhere: the page before stays.',
            },
          },
          on: {
            'session.asked': {
              target: 'loading',
              reenter: true,
              actions: { type: 'noteAsked', params: ({ event }) => event },
              description: 'Something else is to be shown: what is on its way is forgotten.',
            },
            'event.sent': {
              actions: { type: 'hold', params: ({ event }) => ({ event }) },
              description: 'It is meant for the page that comes.',
            },
            'time.advanced': {
              actions: { type: 'hold', params: ({ event }) => ({ event }) },
              description: 'It is meant for the page that comes.',
            },
          },
        },
      },
    },
    page: {
      description: 'What is drawn.',
      initial: 'empty',
      states: {
        empty: {
          description: 'No page has been drawn.',
          on: {
            'page.drawn': { target: 'shown', description: 'The first page is there.' },
            'event.sent': {
              guard: 'isLoaded',
              actions: { type: 'sendEvent', params: ({ context, event }) => ({ ...event, page: context.page }) },
              description: 'Nobody is there to hear it, which is told.',
            },
          },
        },
        shown: {
          description: 'A page is drawn.',
          type: 'parallel',
          entry: ['tellReady', 'takeUpHeld'],
          on: {
            'page.drawn': { target: 'shown', reenter: true, description: 'Another page is drawn in its place.' },
            'time.advanced': {
              guard: 'isLoaded',
              actions: [{ type: 'advanceTo', params: ({ event }) => event }, 'noteTime', 'tellChange'],
              description: 'The clock is set to a later moment.',
            },
            'width.changed': {
              actions: { type: 'changeWidth', params: ({ event }) => event },
              description: 'The window becomes as wide as a desk, or narrower.',
            },
          },
          states: {
            picture: {
              description: 'Whether the page stays as it was asked for, or goes on.',
              initial: 'still',
              states: {
                still: {
                  description:
                    'It stays as it was asked for: what its components send by themselves is no news to the shop.',
                  always: { guard: 'isRunning', target: 'live', description: 'Time runs already.' },
                  on: {
                    'page.touched': { target: 'live', description: 'A hand or a key reaches the page.' },
                    'time.started': { target: 'live', description: 'Time begins to run.' },
                    'event.sent': {
                      guard: 'isLoaded',
                      target: 'live',
                      actions: [
                        'follow',
                        { type: 'sendEvent', params: ({ context, event }) => ({ ...event, page: context.page }) },
                      ],
                      description: 'An event is sent from beside the page.',
                    },
                  },
                },
                live: {
                  description: 'The page and its shop go on as on any visit.',
                  entry: 'follow',
                  on: {
                    'event.sent': {
                      guard: 'isLoaded',
                      actions: {
                        type: 'sendEvent',
                        params: ({ context, event }) => ({ ...event, page: context.page }),
                      },
                      description: 'An event is sent from beside the page.',
                    },
                  },
                },
              },
            },
            part: {
              description: 'Whether the part that the picture is about is kept in the middle.',
              initial: 'held',
              states: {
                held: {
                  description: 'It is kept in the middle whatever is still loaded around it.',
                  invoke: { id: 'holdInView', src: 'holdInView', input: ({ context }) => context.asked?.part },
                  on: {
                    'page.touched': { target: 'free', description: 'Whoever looks may scroll.' },
                    'session.asked': { target: 'free', description: 'Another picture is on its way.' },
                  },
                },
                free: { description: 'The page is scrolled by whoever looks at it.' },
              },
            },
          },
        },
      },
    },
    time: {
      description: 'Whether the clock of the shop goes.',
      initial: 'still',
      states: {
        still: {
          description: 'Time passes only when it is told to.',
          on: {
            'time.started': { target: 'running', actions: 'tellChange', description: 'Time begins to run.' },
          },
        },
        running: {
          description: 'Time passes as outside.',
          invoke: { id: 'frames', src: 'frames' },
          on: {
            'frame.passed': [
              {
                guard: 'hasTimers',
                actions: [{ type: 'advanceBy', params: ({ event }) => event }, 'tellChange'],
                description: 'Timers have less left.',
              },
              { actions: { type: 'advanceBy', params: ({ event }) => event }, description: 'Nobody waits for it.' },
            ],
            'time.stopped': { target: 'still', actions: ['noteTime', 'tellChange'], description: 'Time stands still.' },
          },
        },
      },
    },
    report: {
      description: 'What is told of the shop: once a frame at most, as a long visit is much to tell.',
      initial: 'told',
      states: {
        told: {
          description: 'Nothing new has happened.',
          on: { 'shop.changed': { target: 'due', description: 'Something happens in the shop.' } },
        },
        due: {
          description: 'Something is to be told with the next frame.',
          invoke: { id: 'nextFrame', src: 'nextFrame' },
          on: {
            'frame.come': {
              target: 'told',
              actions: { type: 'report', params: { isNew: false } },
              description: 'It is told.',
            },
          },
        },
      },
      on: {
        'picture.ready': {
          actions: { type: 'report', params: { isNew: true } },
          description: 'Another page is drawn, which is told at once.',
        },
      },
    },
  },
});
