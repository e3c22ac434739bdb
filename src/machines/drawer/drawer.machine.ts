import { setup } from 'xstate';

import type { EnvironmentMessage } from '#machines/messages';
import { pageLock } from '#machines/scroll-lock/page-lock';

export interface DrawerInput {
  /** Name of the holder of the scroll lock. */
  readonly name: string;
}

export type DrawerEvent = { type: 'drawer.opened' } | { type: 'drawer.closed' } | EnvironmentMessage;

interface ViewportParams {
  readonly isWide: boolean;
}

/** A panel over the page: the menu and the filters of a phone, the mini cart, the search. */
export const drawerMachine = setup({
  types: { input: {} as DrawerInput, context: {} as DrawerInput, events: {} as DrawerEvent },
  actors: { pageLock },
  guards: { isWide: (_, { isWide }: ViewportParams) => isWide },
}).createMachine({
  id: 'drawer',
  description: 'A panel that slides over the page, such as the menu of a phone, the mini cart or the search.',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: {
      description: 'The panel is closed.',
      on: { 'drawer.opened': { target: 'open', description: 'The shopper opens the panel.' } },
    },
    open: {
      description: 'The panel is open; the page behind it does not scroll.',
      invoke: { id: 'pageLock', src: 'pageLock', input: ({ context }) => ({ holder: context.name }) },
      on: {
        'drawer.closed': { target: 'closed', description: 'The shopper closes the panel.' },
        'route.changed': { target: 'closed', description: 'The shopper goes to another page.' },
        'viewport.changed': {
          guard: { type: 'isWide', params: ({ event }) => event },
          target: 'closed',
          description: 'The window becomes wide enough to need no panel.',
        },
      },
    },
  },
});
