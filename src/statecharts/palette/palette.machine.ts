import { assign, fromCallback, setup } from 'xstate';
import type { EventObject } from 'xstate';

import { withoutTurns } from '#domain/words';

export type PaletteEvent =
  /** The button, or Ctrl or Cmd with K. */
  | { readonly type: 'palette.toggled' }
  | { readonly type: 'palette.closed' }
  | { readonly type: 'query.typed'; readonly query: string }
  /** An arrow key; `of` is how many hits there are. */
  | { readonly type: 'mark.moved'; readonly by: 1 | -1; readonly of: number };

interface PaletteContext {
  readonly query: string;
  /** Index of the hit that Enter opens. */
  readonly marked: number;
  /** Whether it was ever open: it stays in the document then, so that focus goes back to where it was. */
  readonly wasOpened: boolean;
}

/** The search over all machines: what is typed, and which hit is marked. */
export const paletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent },
  actors: { shortcut: fromCallback<EventObject>(() => undefined) },
  actions: {
    empty: assign({ query: '', marked: 0, wasOpened: true }),
    noteQuery: assign((_, { query }: { readonly query: string }) => ({
      query: withoutTurns(query),
      marked: 0,
    })),
    moveMark: assign(({ context }, { by, of }: { readonly by: number; readonly of: number }) => ({
      marked: of === 0 ? 0 : (context.marked + by + of) % of,
    })),
  },
}).createMachine({
  id: 'palette',
  description: 'The search over machines, states, events and the words on pages.',
  context: { query: '', marked: 0, wasOpened: false },
  invoke: { id: 'shortcut', src: 'shortcut' },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody searches.',
      on: { 'palette.toggled': { target: 'open', actions: 'empty', description: 'Somebody wants to search.' } },
    },
    open: {
      description: 'A field to type in, and what was found below it.',
      on: {
        'query.typed': {
          actions: { type: 'noteQuery', params: ({ event }) => event },
          description: 'Other words: the first hit is marked.',
        },
        'mark.moved': {
          actions: { type: 'moveMark', params: ({ event }) => event },
          description: 'The hit after or before it is marked; beyond the last one is the first.',
        },
        'palette.toggled': { target: 'closed', description: 'The same key closes it.' },
        'palette.closed': { target: 'closed', description: 'A hit is opened, or none is wanted.' },
      },
    },
  },
});
