import { sendTo, setup } from 'xstate';

import { BLANK_CARD, cardOf, keepableCard } from '#domain/card';
import type { FieldValues } from '#domain/fields';
import { checkCard } from '#domain/forms';
import { formMachine } from '#machines/form/form.machine';
import { member } from '#machines/members';
import type { SavedCardsMessage } from '#machines/messages';
import { pageLock } from '#machines/scroll-lock/page-lock';

export interface AddCardInput {
  readonly now: () => Date;
}

export type AddCardEvent = { type: 'dialog.opened' } | { type: 'dialog.closed' } | { type: 'list.changed' };

interface ValuesParams {
  readonly values: FieldValues;
}

/** The dialog for another card; stores brand, last four digits, expiry and name (readings, "add card"). */
export const addCardMachine = setup({
  types: {
    input: {} as AddCardInput,
    context: {} as AddCardInput,
    events: {} as AddCardEvent,
    children: {} as { form: 'form' },
    tags: {} as 'overlay' | 'kept',
  },
  actors: { form: formMachine, pageLock },
  actions: {
    keepCard: sendTo(
      ({ system }) => member(system, 'savedCards'),
      (_, { values }: ValuesParams): SavedCardsMessage => ({
        type: 'card.added',
        card: keepableCard(cardOf(values)),
        asDefault: values['isDefault'] === 'on',
      }),
    ),
  },
}).createMachine({
  id: 'addCard',
  description: 'The dialog that keeps another card on this device.',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: {
      description: 'The cards are listed; the dialog is closed.',
      initial: 'untold',
      on: { 'dialog.opened': { target: 'open', description: 'The shopper wants to add a card.' } },
      states: {
        untold: { description: 'Nothing has been added.' },
        kept: {
          description: 'A sentence says that the card is kept on this device.',
          tags: 'kept',
          on: {
            'list.changed': { target: 'untold', description: 'The shopper changes the list: the sentence goes.' },
          },
        },
      },
    },
    open: {
      description: 'The dialog asks for a card; the page behind it does not scroll.',
      tags: 'overlay',
      invoke: [
        { id: 'pageLock', src: 'pageLock', input: { holder: 'add card' } },
        {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({
            name: 'add-card',
            values: { ...BLANK_CARD, isDefault: '' },
            check: (values: FieldValues) => checkCard(cardOf(values), context.now()),
            keepsDraft: false,
          }),
          onDone: {
            target: '#addCard.closed.kept',
            actions: { type: 'keepCard', params: ({ event }) => event.output },
            description: 'The card is complete: brand, last four digits, expiry and name join the list.',
          },
        },
      ],
      on: { 'dialog.closed': { target: 'closed', description: 'The shopper changes their mind.' } },
    },
  },
});
