import { assign, fromPromise, setup } from 'xstate';

/** Writes the address of what the shop is now, and tells how long that is. Throws where it is too long. */
type Write = () => number;

interface AddressBarContext {
  readonly write: Write;
  /** How long the last address was, in characters. */
  readonly length: number;
}

interface AddressBarEvent {
  readonly type: 'shop.changed';
  readonly write: Write;
}

/** Browsers refuse more than a hundred addresses in thirty seconds. */
const LEAST_WAIT_MS = 400;

/** 110,000 characters, of 10,000 events, take 20 ms to write: a hundredth of the time. */
const CHARACTERS_PER_MS = 50;

/** Keeps the address bar up with the shop on the stage, seldom enough to cost nothing. */
export const addressBarMachine = setup({
  types: { context: {} as AddressBarContext, events: {} as AddressBarEvent },
  actors: { write: fromPromise<number, Write>(async ({ input }) => input()) },
  delays: { untilNext: ({ context }) => Math.max(LEAST_WAIT_MS, context.length / CHARACTERS_PER_MS) },
  actions: {
    noteWrite: assign({ write: (_, { write }: Pick<AddressBarContext, 'write'>) => write }),
    noteLength: assign({ length: (_, { length }: Pick<AddressBarContext, 'length'>) => length }),
  },
}).createMachine({
  id: 'addressBar',
  description: 'Keeps the address bar up with the shop on the stage.',
  context: { write: () => 0, length: 0 },
  initial: 'upToDate',
  on: {
    'shop.changed': {
      target: '.behind',
      actions: { type: 'noteWrite', params: ({ event }) => event },
      description: 'Something has happened while an address is written, or soon after one.',
    },
  },
  states: {
    upToDate: {
      description: 'The address bar leads to what is shown, and can be written at once.',
      on: {
        'shop.changed': {
          target: 'writing',
          actions: { type: 'noteWrite', params: ({ event }) => event },
          description: 'Something has happened in the shop.',
        },
      },
    },
    writing: {
      description: 'The address is written.',
      invoke: {
        id: 'write',
        src: 'write',
        input: ({ context }) => context.write,
        onDone: {
          target: 'resting',
          actions: { type: 'noteLength', params: ({ event }) => ({ length: event.output }) },
          description: 'It is in the address bar.',
        },
        onError: { target: 'resting', description: 'The visit is too long for an address: the bar stays as it is.' },
      },
    },
    resting: {
      description: 'The address bar leads to what is shown; the next address has to wait.',
      after: { untilNext: { target: 'upToDate', description: 'It has been long enough since the last address.' } },
    },
    behind: {
      description: 'The address bar is of an earlier moment.',
      after: { untilNext: { target: 'writing', description: 'It has been long enough for another address.' } },
      on: {
        'shop.changed': {
          actions: { type: 'noteWrite', params: ({ event }) => event },
          description: 'Something else has happened: one address tells both.',
        },
      },
    },
  },
});
