import { assign, fromPromise, setup } from 'xstate';

interface AddressBarContext {
  /** How long the last address took to write, in ms: that of a long visit takes long. */
  readonly took: number;
}

type AddressBarEvent = { readonly type: 'shop.changed' };

/** Browsers refuse more than a hundred addresses in thirty seconds. */
const LEAST_WAIT_MS = 400;

/** Writing takes at most a twentieth of the time. */
const WAIT_PER_MS = 20;

/** Keeps the address bar up with the shop on the stage, seldom enough to cost nothing. */
export const addressBarMachine = setup({
  types: { context: {} as AddressBarContext, events: {} as AddressBarEvent },
  actors: {
    /** Writes the address of what the shop is now; tells how many ms that took. */
    write: fromPromise<number>(() => Promise.reject(new Error('No address is provided.'))),
  },
  delays: { untilNext: ({ context }) => Math.max(LEAST_WAIT_MS, WAIT_PER_MS * context.took) },
  actions: { noteTook: assign({ took: (_, { took }: { readonly took: number }) => took }) },
}).createMachine({
  id: 'addressBar',
  description: 'Keeps the address bar up with the shop on the stage.',
  context: { took: 0 },
  initial: 'upToDate',
  states: {
    upToDate: {
      description: 'The address bar leads to what is shown.',
      on: { 'shop.changed': { target: 'behind', description: 'Something has happened in the shop.' } },
    },
    behind: {
      description: 'The address bar is of an earlier moment.',
      after: { untilNext: { target: 'writing', description: 'It has been long enough since the last address.' } },
    },
    writing: {
      description: 'The address is written.',
      invoke: {
        id: 'write',
        src: 'write',
        onDone: {
          target: 'upToDate',
          actions: { type: 'noteTook', params: ({ event }) => ({ took: event.output }) },
          description: 'It is in the address bar.',
        },
        onError: { target: 'upToDate', description: 'The visit is too long for an address: the bar stays as it is.' },
      },
      on: { 'shop.changed': { target: 'behind', description: 'Something else has happened meanwhile.' } },
    },
  },
});
