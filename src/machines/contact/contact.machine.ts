import { assign, sendTo, setup } from 'xstate';

import type { FieldValues } from '#domain/fields';
import { checkContact } from '#domain/forms';
import { formMachine } from '#machines/form/form.machine';
import type { OutboxMessage } from '#machines/messages';

export interface ContactInput {
  readonly now: () => Date;
}

export type ContactEvent = { type: 'message.reopened' };

interface ContactContext extends ContactInput {
  /** The message of the receipt. */
  readonly receipt: FieldValues | undefined;
}

interface ValuesParams {
  readonly values: FieldValues;
}

const BLANK = { name: '', email: '', phone: '', subject: '', message: '' };

/** The contact page: a message form, then a receipt with a copy of the message (readings, "contact"). */
export const contactMachine = setup({
  types: {
    input: {} as ContactInput,
    context: {} as ContactContext,
    events: {} as ContactEvent,
    children: {} as { form: 'form' },
  },
  actors: { form: formMachine },
  actions: {
    noteReceipt: assign({ receipt: (_, { values }: ValuesParams) => trimmed(values) }),
    keepMessage: sendTo(
      ({ system }) => system.get('outbox'),
      ({ context }, { values }: ValuesParams): OutboxMessage => ({
        type: 'message.kept',
        keptAt: context.now().getTime(),
        values: trimmed(values),
      }),
    ),
  },
}).createMachine({
  id: 'contact',
  description: 'The message form of the contact page and its receipt.',
  context: ({ input }) => ({ ...input, receipt: undefined }),
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
          actions: [
            { type: 'noteReceipt', params: ({ event }) => event.output },
            { type: 'keepMessage', params: ({ event }) => event.output },
          ],
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

function trimmed(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()]));
}
