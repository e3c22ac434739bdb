import { assign, setup } from 'xstate';

import type { FieldValues } from '#domain/fields';
import { checkNewsletter } from '#domain/forms';
import { formMachine } from '#machines/form/form.machine';

export type NewsletterEvent = { type: 'addresses.restored'; addresses: readonly string[] } | { type: 'newsletter.reopened' };

interface NewsletterContext {
  /** Addresses kept on this device, in lower case. */
  readonly addresses: readonly string[];
}

interface ValuesParams {
  readonly values: FieldValues;
}

/** The newsletter box of the footer: keeps a valid address on this device (readings, "newsletter"). */
export const newsletterMachine = setup({
  types: { context: {} as NewsletterContext, events: {} as NewsletterEvent, children: {} as { form: 'form' } },
  actors: { form: formMachine },
  guards: {
    isListed: ({ context }, { values }: ValuesParams) => context.addresses.includes(addressOf(values)),
  },
  actions: {
    keepAddress: assign({ addresses: ({ context }, { values }: ValuesParams) => [...context.addresses, addressOf(values)] }),
    replaceAll: assign({ addresses: (_, { addresses }: { addresses: readonly string[] }) => addresses }),
  },
}).createMachine({
  id: 'newsletter',
  description: 'The newsletter box of the footer.',
  context: { addresses: [] },
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
            description: 'The address is on the list already.',
          },
          {
            target: 'saved',
            actions: { type: 'keepAddress', params: ({ event }) => event.output },
            description: 'The address is kept on this device.',
          },
        ],
      },
    },
    saved: {
      description: 'The box says that the address is saved on this device.',
      on: { 'newsletter.reopened': { target: 'asking', description: 'The shopper wants to add another address.' } },
    },
    known: {
      description: 'The box says that the address is already on the list.',
      on: { 'newsletter.reopened': { target: 'asking', description: 'The shopper wants to add another address.' } },
    },
  },
});

function addressOf(values: FieldValues): string {
  return (values['email'] ?? '').trim().toLowerCase();
}
