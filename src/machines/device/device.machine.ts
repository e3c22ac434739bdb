import { setup } from 'xstate';

import type { DeviceMessage } from '#machines/messages';

export type DeviceEvent = DeviceMessage | { type: 'warning.closed' };

/**
 * Whether this browser keeps what the shop asks it to keep. Where storage is forbidden or full the shop works on for this
 * visit and says so, since "saved on this device" would not be true (readings, rule 3).
 */
export const deviceMachine = setup({
  types: { events: {} as DeviceEvent, tags: {} as 'refusing' | 'warning' },
}).createMachine({
  id: 'device',
  description: 'Whether this browser keeps what the shop asks it to keep.',
  initial: 'keeping',
  states: {
    keeping: {
      description: 'What is kept on this device stays there.',
      on: { 'write.refused': { target: 'refusing', description: 'The storage is forbidden or full.' } },
    },
    refusing: {
      description: 'The browser keeps nothing: everything lasts as long as this page.',
      tags: 'refusing',
      initial: 'warning',
      on: { 'write.kept': { target: 'keeping', description: 'There is room again: everything is kept.' } },
      states: {
        warning: {
          description: 'The shopper is told, once.',
          tags: 'warning',
          on: { 'warning.closed': { target: 'told', description: 'The shopper has understood.' } },
        },
        told: { description: 'The shopper knows.' },
      },
    },
  },
});
