import { assign, setup } from 'xstate';

import type { FieldValues } from '#domain/fields';
import type { DraftsMessage, KeptDrafts } from '#machines/messages';

export interface DraftsInput {
  readonly now: () => Date;
}

interface DraftsContext extends DraftsInput, KeptDrafts {}

/** Drafts expire a working day after the last key: long enough for a closed tab, too short for the next person. */
export const DRAFTS_LIFETIME_MS = 8 * 60 * 60 * 1000;

/** A clock may have been corrected: a draft from further in the future has no known age. */
const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;

/**
 * Unsent form values, so that a reload or a closed tab loses nothing (WCAG 3.3.7). Never passwords or cards: their
 * forms keep no draft.
 */
export const draftsMachine = setup({
  types: {
    input: {} as DraftsInput,
    context: {} as DraftsContext,
    events: {} as DraftsMessage,
    tags: {} as 'restored',
  },
  guards: {
    isFresh: ({ context }, { keptAt }: KeptDrafts) => {
      const age = context.now().getTime() - keptAt;
      return age >= -CLOCK_TOLERANCE_MS && age < DRAFTS_LIFETIME_MS;
    },
  },
  actions: {
    keepDraft: assign({
      drafts: ({ context }, { form, values }: { form: string; values: FieldValues }) => ({
        ...context.drafts,
        [form]: values,
      }),
      keptAt: ({ context }) => context.now().getTime(),
    }),
    dropDraft: assign({
      drafts: ({ context }, { form }: { form: string }) =>
        Object.fromEntries(Object.entries(context.drafts).filter(([name]) => name !== form)),
    }),
    replaceAll: assign({
      drafts: (_, { drafts }: KeptDrafts) => drafts,
      keptAt: (_, { keptAt }: KeptDrafts) => keptAt,
    }),
    forgetAll: assign({ drafts: {} }),
  },
}).createMachine({
  id: 'drafts',
  description: 'What was typed into forms that are not submitted yet.',
  context: ({ input }) => ({ ...input, drafts: {}, keptAt: 0 }),
  initial: 'blank',
  on: {
    'draft.kept': {
      actions: { type: 'keepDraft', params: ({ event }) => event },
      description: 'Something is typed into a form.',
    },
    'draft.dropped': {
      actions: { type: 'dropDraft', params: ({ event }) => event },
      description: 'A form is submitted: its draft is deleted.',
    },
    'drafts.restored': [
      {
        guard: { type: 'isFresh', params: ({ event }) => event },
        target: '.restored',
        actions: { type: 'replaceAll', params: ({ event }) => event },
        description: 'The drafts arrive from this device, another tab or the sample data.',
      },
      {
        target: '.restored',
        actions: 'forgetAll',
        description: 'The drafts that arrive are too old, or from the future: they are left out.',
      },
    ],
  },
  states: {
    blank: { description: 'The drafts of this device have not been read yet.' },
    restored: { description: 'The drafts of this device are known.', tags: 'restored' },
  },
});
