import { assign, emit, setup } from 'xstate';

import { AFTER_CLOSING } from '#domain/focus';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import type { DeviceMessage } from '#machines/messages';

export type DeviceEvent = DeviceMessage | { type: 'warning.closed' };

interface DeviceContext {
  /** True if a newer build's data must not be overwritten. */
  readonly isOutdated: boolean;
}

/**
 * Whether the browser stores data. Where storage is forbidden or full the shop works on for this visit and says so,
 * since "saved on this device" would be false (readings, rule 3); likewise where a newer build has written data that
 * this one must not overwrite.
 */
export const deviceMachine = setup({
  types: {
    context: {} as DeviceContext,
    events: {} as DeviceEvent,
    emitted: {} as FocusWanted,
    tags: {} as 'refusing' | 'warning',
  },
  actions: {
    wantFocus: emit(wantingFocus),
    noteCause: assign({ isOutdated: (_, { isOutdated = false }: { isOutdated?: boolean }) => isOutdated }),
  },
}).createMachine({
  id: 'device',
  description: 'Whether this browser stores what the shop keeps on the device.',
  context: { isOutdated: false },
  initial: 'keeping',
  states: {
    keeping: {
      description: 'The browser stores what the shop keeps on the device.',
      on: {
        'write.refused': {
          target: 'refusing',
          actions: { type: 'noteCause', params: ({ event }) => event },
          description: 'The storage is forbidden or full, or a newer edition of the shop has written there.',
        },
      },
    },
    refusing: {
      description: 'The browser stores nothing: everything is lost when this page closes.',
      tags: 'refusing',
      initial: 'warning',
      on: { 'write.kept': { target: 'keeping', description: 'There is room again: everything is kept.' } },
      states: {
        warning: {
          description: 'The shopper is told so, once.',
          tags: 'warning',
          on: {
            'warning.closed': {
              target: 'told',
              actions: { type: 'wantFocus', params: AFTER_CLOSING },
              description: 'The shopper closes the warning.',
            },
          },
        },
        told: { description: 'The shopper has closed the warning.' },
      },
    },
  },
});
