import { assign, fromCallback, setup } from 'xstate';
import type { EventObject } from 'xstate';

import { visibleTime } from './visible-time';

interface PlayerInput {
  /** How many steps of the path are taken. */
  readonly step: number;
  /** How many it has. */
  readonly last: number;
}

export type PlayerEvent =
  | { readonly type: 'play.pressed' }
  | { readonly type: 'step.asked'; readonly step: number }
  /** The address says how many steps are taken. */
  | { readonly type: 'step.shown'; readonly step: number }
  | { readonly type: 'time.up' };

interface StepParams {
  readonly step: number;
}

const STEP_MS = 800;

/** Plays a path: step by step, or by itself. */
export const playerMachine = setup({
  types: { input: {} as PlayerInput, context: {} as PlayerInput, events: {} as PlayerEvent },
  actors: { visibleTime, shownSteps: fromCallback<EventObject>(() => undefined) },
  guards: {
    isAtEnd: ({ context }) => context.step >= context.last,
    isLast: ({ context }, { step }: StepParams) => step >= context.last,
  },
  actions: {
    noteStep: assign({ step: (_, { step }: StepParams) => step }),
    /** Changes the address, which tells how many steps are taken from then on. */
    go: (_, params: StepParams) => void params,
  },
}).createMachine({
  id: 'player',
  description: 'A path that is gone through step by step, or plays by itself.',
  context: ({ input }) => input,
  invoke: { id: 'shownSteps', src: 'shownSteps' },
  initial: 'paused',
  states: {
    paused: {
      description: 'The path stands where it was led.',
      on: {
        'play.pressed': [
          {
            guard: 'isAtEnd',
            target: 'playing',
            actions: { type: 'go', params: { step: 0 } },
            description: 'From its end it plays from the beginning.',
          },
          { target: 'playing', description: 'It plays on from where it stands.' },
        ],
        'step.asked': { actions: { type: 'go', params: ({ event }) => event }, description: 'It is led to a step.' },
        'step.shown': {
          actions: { type: 'noteStep', params: ({ event }) => event },
          description: 'The address leads to another step.',
        },
      },
    },
    playing: {
      description: 'The next step follows by itself.',
      invoke: { id: 'visibleTime', src: 'visibleTime', input: { ms: STEP_MS } },
      on: {
        'time.up': {
          actions: { type: 'go', params: ({ context }) => ({ step: context.step + 1 }) },
          description: 'A step has been seen long enough.',
        },
        'step.shown': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'paused',
            actions: { type: 'noteStep', params: ({ event }) => event },
            description: 'The path is at its end.',
          },
          {
            target: 'playing',
            reenter: true,
            actions: { type: 'noteStep', params: ({ event }) => event },
            description: 'A step is shown: it is looked at for a while.',
          },
        ],
        'step.asked': {
          target: 'paused',
          actions: { type: 'go', params: ({ event }) => event },
          description: 'Somebody leads it: it no longer plays by itself.',
        },
        'play.pressed': { target: 'paused', description: 'It is held.' },
      },
    },
  },
});
