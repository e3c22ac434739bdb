import { assign, setup } from 'xstate';

import type { FieldValues } from '#domain/fields';
import type { DraftsMessage } from '#machines/messages';

interface DraftsContext {
  readonly drafts: Readonly<Record<string, FieldValues>>;
}

/** What was typed into a form and not yet sent off, so that a reload loses nothing (WCAG 3.3.7). */
export const draftsMachine = setup({
  types: { context: {} as DraftsContext, events: {} as DraftsMessage, tags: {} as 'restored' },
  actions: {
    keepDraft: assign({
      drafts: ({ context }, { form, values }: { form: string; values: FieldValues }) => ({
        ...context.drafts,
        [form]: values,
      }),
    }),
    dropDraft: assign({
      drafts: ({ context }, { form }: { form: string }) =>
        Object.fromEntries(Object.entries(context.drafts).filter(([name]) => name !== form)),
    }),
    replaceAll: assign({
      drafts: (_, { drafts }: { drafts: Readonly<Record<string, FieldValues>> }) => drafts,
    }),
  },
}).createMachine({
  id: 'drafts',
  description: 'What was typed into forms and not yet sent off.',
  context: { drafts: {} },
  initial: 'blank',
  on: {
    'draft.kept': { actions: { type: 'keepDraft', params: ({ event }) => event }, description: 'Something is typed into a form.' },
    'draft.dropped': { actions: { type: 'dropDraft', params: ({ event }) => event }, description: 'A form is sent off: its draft has served.' },
  },
  states: {
    blank: {
      description: 'The drafts of this tab have not been read yet.',
      on: {
        'drafts.restored': {
          target: 'restored',
          actions: { type: 'replaceAll', params: ({ event }) => event },
          description: 'The drafts of this tab arrive.',
        },
      },
    },
    restored: {
      description: 'The drafts of this tab are known.',
      tags: 'restored',
      on: {
        'drafts.restored': {
          actions: { type: 'replaceAll', params: ({ event }) => event },
          description: 'The drafts are replaced, by the sample data for one.',
        },
      },
    },
  },
});
