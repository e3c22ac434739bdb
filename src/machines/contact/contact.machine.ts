import { assign, emit, sendTo, setup } from 'xstate';

import type { FieldValues } from '#domain/fields';
import * as FOCUS from '#domain/focus-ids';
import { checkContact } from '#domain/contact-form';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import { formMachine } from '#machines/form/form.machine';
import { member } from '#machines/members';
import type { OutboxMessage } from '#machines/messages';

export interface ContactInput {
  readonly now: () => Date;
}

export type ContactEvent = { type: 'message.reopened' };

interface ContactContext extends ContactInput {
  readonly receipt: FieldValues | undefined;
}

interface ValuesParams {
  readonly values: FieldValues;
}

const BLANK = { name: '', email: '', phone: '', subject: '', message: '' };

/** The contact page: a complete message gives a receipt with a copy and clears the form (readings, "contact"). */
export const contactMachine = setup({
  types: {
    input: {} as ContactInput,
    context: {} as ContactContext,
    events: {} as ContactEvent,
    emitted: {} as FocusWanted,
    children: {} as { form: 'form' },
    tags: {} as 'kept',
  },
  actors: { form: formMachine },
  actions: {
    wantFocus: emit(wantingFocus),
    noteReceipt: assign({ receipt: (_, { values }: ValuesParams) => trimmed(values) }),
    keepMessage: sendTo(
      ({ system }) => member(system, 'outbox'),
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
      description: 'The message form waits for a message.',
      initial: 'fresh',
      invoke: {
        id: 'form',
        src: 'form',
        input: { name: 'contact', values: BLANK, check: checkContact, keepsDraft: true },
        onDone: {
          target: '.kept',
          reenter: true,
          actions: [
            { type: 'noteReceipt', params: ({ event }) => event.output },
            { type: 'keepMessage', params: ({ event }) => event.output },
            { type: 'wantFocus', params: { on: [FOCUS.receipt] } },
          ],
          description: 'The message is complete: it stays on this device, the form is cleared.',
        },
      },
      states: {
        fresh: { description: 'No message has been completed just now.' },
        kept: {
          description: 'A receipt shows a copy of the message above the cleared form.',
          tags: 'kept',
          on: {
            'message.reopened': {
              target: 'fresh',
              actions: { type: 'wantFocus', params: { on: [FOCUS.contactName] } },
              description: 'The shopper closes the receipt and writes another message.',
            },
          },
        },
      },
    },
  },
});

function trimmed(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()]));
}
