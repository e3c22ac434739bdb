import { assign, setup } from 'xstate';

import type { FieldValues } from '#domain/fields';
import { checkNewsletter } from '#domain/forms';
import { formMachine } from '#machines/form/form.machine';
import type { NewsletterMessage } from '#machines/messages';

export type NewsletterEvent = NewsletterMessage | { type: 'newsletter.reopened' };

interface NewsletterContext {
  /** Addresses kept on this device, in lower case. */
  readonly addresses: readonly string[];
  /** The address that the answer is about. */
  readonly latest: string;
}

interface ValuesParams {
  readonly values: FieldValues;
}

interface AddressesParams {
  readonly addresses: readonly string[];
}

/** The newsletter box of the footer: keeps a valid address on this device (readings, "newsletter"). */
export const newsletterMachine = setup({
  types: { context: {} as NewsletterContext, events: {} as NewsletterEvent, children: {} as { form: 'form' } },
  actors: { form: formMachine },
  guards: {
    isListed: ({ context }, { values }: ValuesParams) => context.addresses.includes(addressOf(values)),
    isGone: ({ context }, { addresses }: AddressesParams) => !addresses.includes(context.latest),
  },
  actions: {
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
      invoke: {
        id: 'form',
        src: 'form',
        input: { name: 'newsletter', values: { email: '' }, check: checkNewsletter, keepsDraft: false },
        onDone: [
          {
            guard: { type: 'isListed', params: ({ event }) => event.output },
            target: 'known',
            actions: { type: 'noteLatest', params: ({ event }) => event.output },
            description: 'The address is on the list already.',
          },
          {
            target: 'saved',
            actions: [
              { type: 'noteLatest', params: ({ event }) => event.output },
              { type: 'keepAddress', params: ({ event }) => event.output },
            ],
            description: 'The address is kept on this device.',
          },
        ],
      },
    },
    saved: {
      description: 'The box says that the address is saved on this device.',
      on: {
        'newsletter.reopened': { target: 'asking', description: 'The shopper wants to add another address.' },
        'addresses.restored': [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'replaceAll', params: ({ event }) => event },
            description: 'The address is gone, by Reset sample data for one: the answer no longer holds.',
          },
          {
            actions: { type: 'replaceAll', params: ({ event }) => event },
            description: 'Other addresses arrive; the answer still holds.',
          },
        ],
      },
    },
    known: {
      description: 'The box says that the address is already on the list.',
      on: {
        'newsletter.reopened': { target: 'asking', description: 'The shopper wants to add another address.' },
        'addresses.restored': [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'replaceAll', params: ({ event }) => event },
            description: 'The address is gone, by Reset sample data for one: the answer no longer holds.',
          },
          {
            actions: { type: 'replaceAll', params: ({ event }) => event },
            description: 'Other addresses arrive; the answer still holds.',
          },
        ],
      },
    },
  },
});

function addressOf(values: FieldValues): string {
  return (values['email'] ?? '').trim().toLowerCase();
}
