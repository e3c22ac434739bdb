import { setup } from 'xstate';

import type { SearchKeyMessage } from '#machines/messages';

/** Whether the key `/` opens the search: a single key must be possible to switch off (WCAG 2.2, 2.1.4). */
export const searchKeyMachine = setup({
  types: {
    events: {} as SearchKeyMessage,
    tags: {} as 'off',
  },
  guards: {
    isOff: (_, { isOn }: { isOn: boolean }) => !isOn,
  },
}).createMachine({
  id: 'searchKey',
  description: 'Whether the key / opens the search.',
  initial: 'on',
  on: {
    'searchKey.restored': [
      {
        guard: { type: 'isOff', params: ({ event }) => event },
        target: '.off',
        description: 'The key was switched off on this device.',
      },
      { target: '.on', description: 'The key was switched on on this device, or nothing was chosen.' },
    ],
  },
  states: {
    on: {
      description: 'The key opens the search.',
      on: { 'searchKey.switched': { target: 'off', description: 'The shopper wants the key for something else.' } },
    },
    off: {
      description: 'The key does nothing.',
      tags: 'off',
      on: { 'searchKey.switched': { target: 'on', description: 'The shopper wants the key back.' } },
    },
  },
});
