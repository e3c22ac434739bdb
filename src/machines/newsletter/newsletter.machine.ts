import { assign, sendTo, setup } from 'xstate';

import type { FieldValues } from '#domain/fields';
import { checkNewsletter, comparable } from '#domain/fields';
import * as FOCUS from '#domain/focus-ids';
import { withoutTurns } from '#domain/words';
import { formMachine } from '#machines/form/form.machine';
import type { FormEvent } from '#machines/form/form.machine';
import type { NewsletterMessage } from '#machines/messages';

export type NewsletterEvent = NewsletterMessage | { type: 'address.typed'; value: string };

interface NewsletterContext {
  /** Subscribed addresses, in lower case. */
  readonly addresses: readonly string[];
  /** The address of the last answer. */
  readonly latest: string;
}

interface ValuesParams {
  readonly values: FieldValues;
}

interface AddressesParams {
  readonly addresses: readonly string[];
}

/** The newsletter box of the footer: stores a valid address on this device (readings, "newsletter"). */
export const newsletterMachine = setup({
  types: {
    context: {} as NewsletterContext,
    events: {} as NewsletterEvent,
    children: {} as { form: 'form' },
    tags: {} as 'saved' | 'known',
  },
  actors: { form: formMachine },
  guards: {
    isListed: ({ context }, { values }: ValuesParams) => context.addresses.includes(addressOf(values)),
    isGone: ({ context }, { addresses }: AddressesParams) => !addresses.includes(context.latest),
  },
  actions: {
    passOn: sendTo('form', (_, { value }: { value: string }): FormEvent => ({
      type: 'field.changed',
      field: 'email',
      value,
    })),
    noteLatest: assign({ latest: (_, { values }: ValuesParams) => addressOf(values) }),
    keepAddress: assign({
      addresses: ({ context }, { values }: ValuesParams) => [...context.addresses, addressOf(values)],
    }),
    replaceAll: assign({ addresses: (_, { addresses }: AddressesParams) => addresses }),
  },
}).createMachine({
  id: 'newsletter',
  description: 'The newsletter box of the footer.',
  context: { addresses: [], latest: '' },
  initial: 'asking',
  on: {
    'addresses.restored': {
      actions: { type: 'replaceAll', params: ({ event }) => event },
      description: 'The addresses arrive from this device or another tab.',
    },
  },
  states: {
    asking: {
      description: 'The box asks for an email address.',
      on: {
        'address.typed': {
          actions: { type: 'passOn', params: ({ event }) => event },
          description: 'The shopper types an address.',
        },
      },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ event }) => ({
          name: 'newsletter',
          values: { email: event.type === 'address.typed' ? withoutTurns(event.value) : '' },
          check: checkNewsletter,
          // There is no summary: the message is at the field.
          leadsTo: () => FOCUS.newsletterEmail,
          keepsDraft: false,
        }),
        onDone: [
          {
            guard: { type: 'isListed', params: ({ event }) => event.output },
            target: 'answered.known',
            actions: { type: 'noteLatest', params: ({ event }) => event.output },
            description: 'The address is on the list already.',
          },
          {
            target: 'answered.saved',
            actions: [
              { type: 'noteLatest', params: ({ event }) => event.output },
              { type: 'keepAddress', params: ({ event }) => event.output },
            ],
            description: 'The address is kept on this device.',
          },
        ],
      },
    },
    answered: {
      description: 'The box says what happened to the address.',
      initial: 'saved',
      on: {
        'address.typed': { target: 'asking', description: 'The shopper types another address: the box asks again.' },
        'addresses.restored': {
          guard: { type: 'isGone', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'replaceAll', params: ({ event }) => event },
          description: 'The address is gone, for example by Reset sample data: the box asks again.',
        },
      },
      states: {
        saved: { description: 'The box says that the address is saved on this device.', tags: 'saved' },
        known: { description: 'The box says that the address is already on the list.', tags: 'known' },
      },
    },
  },
});

function addressOf(values: FieldValues): string {
  return comparable(values['email'] ?? '');
}
