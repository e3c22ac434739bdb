import { assign, emit, sendTo, setup } from 'xstate';
import { afterRowRemoval, nameId } from '#domain/focus';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';

import type { SavedCard } from '#domain/card';
import { nextId, withOneDefault, withRestored } from '#domain/one-default';
import { member } from '#machines/members';
import type { NoticeShown, SavedCardsMessage } from '#machines/messages';

export interface SavedCardsInput {
  readonly sample: readonly SavedCard[];
}

interface SavedCardsContext {
  readonly cards: readonly SavedCard[];
}

interface CardParams {
  readonly cardId: string;
}

/** The cards kept on this device: brand, last four digits, expiry and name; exactly one is the Default, always. */
export const savedCardsMachine = setup({
  types: {
    input: {} as SavedCardsInput,
    context: {} as SavedCardsContext,
    events: {} as SavedCardsMessage,
    emitted: {} as FocusWanted,
  },
  guards: {
    isEmpty: ({ context }) => context.cards.length === 0,
    isKept: ({ context }, { cardId }: CardParams) => context.cards.some(({ id }) => id === cardId),
  },
  actions: {
    wantFocus: emit(wantingFocus),
    addCard: assign({
      cards: ({ context }, { card, asDefault }: { card: Omit<SavedCard, 'id' | 'isDefault'>; asDefault: boolean }) => {
        const added: SavedCard = { ...card, id: nextId('card', context.cards), isDefault: false };
        return withOneDefault([...context.cards, added], asDefault ? added.id : undefined);
      },
    }),
    dropCard: assign({
      cards: ({ context }, { cardId }: CardParams) => withOneDefault(context.cards.filter(({ id }) => id !== cardId)),
    }),
    putBack: assign({
      cards: ({ context }, { card, index }: { card: SavedCard; index: number }) =>
        withRestored('card', context.cards, card, index),
    }),
    prefer: assign({ cards: ({ context }, { cardId }: CardParams) => withOneDefault(context.cards, cardId) }),
    replaceAll: assign({ cards: (_, { cards }: { cards: readonly SavedCard[] }) => withOneDefault(cards) }),
    showNotice: sendTo(
      ({ system }) => member(system, 'notice'),
      ({ context }, { cardId }: CardParams): NoticeShown => {
        const index = context.cards.findIndex(({ id }) => id === cardId);
        const card = context.cards[index];
        return {
          type: 'notice.shown',
          removal: { kind: 'saved card', name: card ? `${card.brand} ending in ${card.last4}` : '' },
          undo: {
            to: 'savedCards',
            message: card ? { type: 'card.reinstated', card, index } : { type: 'cards.restored', cards: context.cards },
          },
        };
      },
    ),
  },
}).createMachine({
  id: 'savedCards',
  description: 'The cards kept on this device; exactly one of them is the Default.',
  context: ({ input }) => ({ cards: withOneDefault(input.sample) }),
  initial: 'filled',
  on: {
    'card.added': {
      target: '.filled',
      actions: { type: 'addCard', params: ({ event }) => event },
      description: 'A card is kept; the first one, or one that asks for it, becomes the Default.',
    },
    'card.reinstated': {
      target: '.filled',
      actions: { type: 'putBack', params: ({ event }) => event },
      description: 'Undo puts a card back in its place.',
    },
    'cards.restored': {
      target: '.filled',
      actions: { type: 'replaceAll', params: ({ event }) => event },
      description: 'The cards arrive from this device, another tab or the sample data.',
    },
  },
  states: {
    filled: {
      description: 'At least one card is kept.',
      always: { guard: 'isEmpty', target: 'empty', description: 'The last card has gone.' },
      on: {
        'card.removed': {
          guard: { type: 'isKept', params: ({ event }) => event },
          target: 'filled',
          actions: [
            {
              type: 'wantFocus',
              params: ({ context, event }) =>
                afterRowRemoval(
                  context.cards.map(({ id }) => id),
                  event.cardId,
                ),
            },
            { type: 'showNotice', params: ({ event }) => event },
            { type: 'dropCard', params: ({ event }) => event },
          ],
          description: 'The shopper removes a card; a notice offers Undo.',
        },
        'card.preferred': {
          guard: { type: 'isKept', params: ({ event }) => event },
          actions: [
            { type: 'prefer', params: ({ event }) => event },
            { type: 'wantFocus', params: ({ event }) => ({ on: [nameId(event.cardId)] }) },
          ],
          description: 'The shopper makes a card the Default.',
        },
      },
    },
    empty: { description: 'No card is kept.' },
  },
});
