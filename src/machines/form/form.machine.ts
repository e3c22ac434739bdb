import { assign, enqueueActions, fromCallback, raise, setup } from 'xstate';
import type { EventObject } from 'xstate';

import type { FieldCheck, FieldProblems, FieldValues } from '#domain/fields';
import type { FocusTarget } from '#domain/focus';
import { withoutTurns } from '#domain/words';
import type { FocusWanted } from '#machines/focus';
import { member } from '#machines/members';

export interface FormInput {
  /** Also the key of its draft. */
  readonly name: string;
  readonly values: FieldValues;
  readonly check: FieldCheck;
  /** True if typed values survive a reload. */
  readonly keepsDraft: boolean;
  /** Formats the values after a field has changed; must lose nothing typed. */
  readonly rewrite?: ((values: FieldValues, field: string) => FieldValues) | undefined;
  /** Where focus goes for these problems; by default to the error summary. */
  readonly leadsTo?: ((problems: FieldProblems) => FocusTarget | undefined) | undefined;
}

export type FormEvent =
  | { type: 'field.changed'; field: string; value: string }
  | { type: 'form.submitted' }
  | { type: 'rules.loaded' }
  | { type: 'draft.found'; values: FieldValues }
  | { type: 'drafts.read' };

export interface FormContext extends FormInput {
  readonly problems: FieldProblems;
  /** Number of failed submits; the summary takes focus whenever it grows. */
  readonly refusals: number;
  /** Fields that were typed into. */
  readonly touched: readonly string[];
}

export interface FormOutput {
  readonly values: FieldValues;
}

/** Sends a form the draft of its name, as soon as drafts have been read from storage; and tells once that they are. */
const draftFinder = fromCallback<EventObject, { form: string }>(({ input, sendBack, system }) => {
  const drafts = member(system, 'drafts');
  let areRead = false;
  const look = (snapshot = drafts.getSnapshot()) => {
    const values = snapshot.context.drafts[input.form];
    if (values) {
      sendBack({ type: 'draft.found', values });
    }
    if (!areRead && snapshot.hasTag('restored')) {
      areRead = true;
      sendBack({ type: 'drafts.read' });
    }
  };
  look();
  const subscription = drafts.subscribe(look);
  return () => subscription.unsubscribe();
});

/**
 * A form: problems appear on submit, not while typing; each disappears once it is corrected; nothing typed is ever lost
 * (readings, "Forms"; GOV.UK Design System, "Recover from validation errors").
 */
export const formMachine = setup({
  types: {
    input: {} as FormInput,
    context: {} as FormContext,
    events: {} as FormEvent,
    output: {} as FormOutput,
    emitted: {} as FocusWanted,
  },
  actors: { draftFinder },
  guards: {
    isSound: ({ context }) => Object.keys(context.check(context.values)).length === 0,
    isCorrected: ({ context }) => Object.keys(context.problems).length === 0,
    isTouched: ({ context }) => context.touched.length > 0,
  },
  actions: {
    noteField: assign({
      values: ({ context: { values, rewrite } }, { field, value }: { field: string; value: string }) => {
        const typed = { ...values, [field]: withoutTurns(value) };
        return rewrite ? rewrite(typed, field) : typed;
      },
      touched: ({ context: { touched } }, { field }: { field: string; value: string }) => [
        ...new Set([...touched, field]),
      ],
    }),
    rewriteAll: assign({
      values: ({ context: { values, rewrite } }) =>
        rewrite ? Object.keys(values).reduce((written, field) => rewrite(written, field), values) : values,
    }),
    forgetCorrected: assign({
      problems: ({ context }) => {
        const left = context.check(context.values);
        return Object.fromEntries(
          Object.keys(context.problems).flatMap((field) => (left[field] ? [[field, left[field]]] : [])),
        );
      },
    }),
    noteProblems: assign({
      problems: ({ context }) => context.check(context.values),
      refusals: ({ context }) => context.refusals + 1,
    }),
    judgeAgain: raise({ type: 'form.submitted' }),
    wantFocus: enqueueActions(({ context, enqueue }) => {
      const place = context.leadsTo?.(context.problems);
      if (place) {
        enqueue.emit({ type: 'focus.wanted', on: [place] });
      }
    }),
    fillIn: assign({
      values: ({ context: { values, touched } }, { values: draft }: { values: FieldValues }) => ({
        ...values,
        ...Object.fromEntries(Object.entries(draft).filter(([field]) => !touched.includes(field))),
      }),
    }),
    keepDraft: enqueueActions(({ context, enqueue, system }) => {
      if (context.keepsDraft) {
        enqueue.sendTo(member(system, 'drafts'), { type: 'draft.kept', form: context.name, values: context.values });
      }
    }),
    dropDraft: enqueueActions(({ context, enqueue, system }) => {
      if (context.keepsDraft) {
        enqueue.sendTo(member(system, 'drafts'), { type: 'draft.dropped', form: context.name });
      }
    }),
  },
}).createMachine({
  id: 'form',
  description: 'A form: filled in, checked on submit, corrected, accepted.',
  context: ({ input }) => ({ ...input, problems: {}, refusals: 0, touched: [] }),
  initial: 'editing',
  invoke: {
    id: 'draftFinder',
    src: 'draftFinder',
    input: ({ context }) => ({ form: context.keepsDraft ? context.name : '' }),
  },
  on: {
    'draft.found': {
      actions: [{ type: 'fillIn', params: ({ event }) => event }, 'forgetCorrected'],
      description: 'What was typed before a reload comes back, but in fields that were typed into since.',
    },
    'drafts.read': {
      guard: 'isTouched',
      actions: 'keepDraft',
      description: 'What was typed before the drafts of this device were read is kept with them.',
    },
    'rules.loaded': {
      actions: ['rewriteAll', 'forgetCorrected'],
      description: 'The rules of a field are loaded: what is typed is formatted and checked by them.',
    },
  },
  states: {
    editing: {
      description: 'The form is being filled in; no problem is reported.',
      on: {
        'field.changed': {
          actions: [{ type: 'noteField', params: ({ event }) => event }, 'keepDraft'],
          description: 'The shopper types.',
        },
        'form.submitted': [
          {
            guard: 'isSound',
            target: 'accepted',
            actions: 'dropDraft',
            description: 'Everything is filled in properly.',
          },
          { target: 'refused', actions: ['noteProblems', 'wantFocus'], description: 'Something is missing or wrong.' },
        ],
      },
    },
    refused: {
      description: 'The problems are listed above the form and shown at each field.',
      always: { guard: 'isCorrected', target: 'editing', description: 'The last reported problem is corrected.' },
      on: {
        'field.changed': {
          actions: [{ type: 'noteField', params: ({ event }) => event }, 'forgetCorrected', 'keepDraft'],
          description: 'The shopper types; a corrected problem disappears.',
        },
        'form.submitted': {
          target: 'editing',
          actions: 'judgeAgain',
          description:
            'The shopper submits again: what was wrong need not be, as another tab may have filled the cart.',
        },
      },
    },
    accepted: { type: 'final', description: 'The form is complete; what was typed is passed on.' },
  },
  output: ({ context }) => ({ values: context.values }),
});
