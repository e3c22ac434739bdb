import { assign, setup } from 'xstate';

import type { FieldValues } from '#domain/fields';
import { checkContact } from '#domain/forms';
import { formMachine } from '#machines/form/form.machine';

export type ContactEvent = { type: 'message.reopened' };

interface ContactContext {
  /** The message of the receipt. */
  readonly receipt: FieldValues | undefined;
}

const BLANK = { name: '', email: '', phone: '', subject: '', message: '' };

/** The contact page: a message form, then a receipt with a copy of the message (readings, "contact"). */
export const contactMachine = setup({
  types: { context: {} as ContactContext, events: {} as ContactEvent, children: {} as { form: 'form' } },
  actors: { form: formMachine },
  actions: { noteReceipt: assign({ receipt: (_, { values }: { values: FieldValues }) => values }) },
}).createMachine({
  id: 'contact',
  description: 'The message form of the contact page and its receipt.',
  context: { receipt: undefined },
  initial: 'writing',
  states: {
    writing: {
      description: 'The shopper writes a message.',
      invoke: {
        id: 'form',
        src: 'form',
        input: { name: 'contact', values: BLANK, check: checkContact, keepsDraft: true },
        onDone: {
          target: 'kept',
          actions: { type: 'noteReceipt', params: ({ event }) => event.output },
          description: 'The message is complete: it stays on this device.',
        },
      },
    },
    kept: {
      description: 'A receipt shows a copy of the message.',
      on: { 'message.reopened': { target: 'writing', description: 'The shopper writes another message.' } },
    },
  },
});
