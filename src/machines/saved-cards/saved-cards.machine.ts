import { assign } from 'xstate';

import { cardLabel, isSameCard } from '#domain/saved-card';
import type { SavedCard } from '#domain/saved-card';
import { nameId } from '#domain/focus';
import { nextId, withOneDefault, withRestored } from '#domain/one-default';
import { keptList } from '#machines/kept-list';
import type { SavedCardsMessage } from '#machines/messages';

export interface SavedCardsInput {
  readonly sample: readonly SavedCard[];
}

interface SavedCardsContext {
  readonly cards: readonly SavedCard[];
}

const kept = keptList<SavedCardsContext, SavedCardsMessage, SavedCard, SavedCardsInput>({
  itemsOf: ({ cards }) => cards,
  withItems: (cards) => ({ cards: withOneDefault(cards) }),
  keyOf: ({ id }) => id,
  putBack: (cards, place) => withRestored('card', cards, place),
  removed: (place) => ({
    removal: { kind: 'saved card', name: cardLabel(place.item) },
    undo: { to: 'savedCards', message: { type: 'card.reinstated', ...place } },
  }),
}).extend({
  actions: {
    addCard: assign({
      cards: ({ context }, { card, asDefault }: { card: Omit<SavedCard, 'id' | 'isDefault'>; asDefault: boolean }) => {
        const kept = context.cards.find((other) => isSameCard(other, card));
        const id = kept?.id ?? nextId('card', context.cards);
        const cards = kept
          ? context.cards.map((other) => (other === kept ? { ...kept, ...card } : other))
          : [...context.cards, { ...card, id, isDefault: false }];
        return withOneDefault(cards, asDefault ? id : undefined);
      },
    }),
    prefer: assign({
      cards: ({ context }, { cardId }: { cardId: string | undefined }) => withOneDefault(context.cards, cardId),
    }),
  },
});

/** The saved cards: brand, last four digits, expiry and name; exactly one is the Default. */
export const savedCardsMachine = kept.createMachine({
  id: 'savedCards',
  description: 'The cards kept on this device; exactly one of them is the Default.',
  context: ({ input }) => ({ cards: withOneDefault(input.sample) }),
  initial: 'filled',
  on: {
    'card.added': {
      target: '.filled',
      actions: { type: 'addCard', params: ({ event }) => event },
      description:
        'A card is kept, once: one that is kept already takes the new expiry. The first one, or one that asks for it, becomes the Default.',
    },
    'card.reinstated': {
      target: '.filled',
      actions: { type: 'putBack', params: ({ event }) => event },
      description: 'Undo puts a card back in its place.',
    },
    'cards.restored': {
      target: '.filled',
      actions: { type: 'replaceAll', params: ({ event }) => ({ items: event.cards }) },
      description: 'The cards arrive from this device, another tab or the sample data.',
    },
  },
  states: {
    filled: {
      description: 'At least one card is kept.',
      always: { guard: 'isEmpty', target: 'empty', description: 'The last card has gone.' },
      on: {
        'card.removed': {
          guard: { type: 'isListed', params: ({ event }) => ({ key: event.cardId }) },
          target: 'filled',
          actions: [
            { type: 'wantFocusNearby', params: ({ event }) => ({ key: event.cardId }) },
            { type: 'showNotice', params: ({ event }) => ({ key: event.cardId }) },
            { type: 'drop', params: ({ event }) => ({ key: event.cardId }) },
            { type: 'prefer', params: ({ event }) => ({ cardId: event.next }) },
          ],
          description:
            'The shopper removes a card; a notice offers Undo. In place of the Default stands another card that has not expired, if there is one.',
        },
        'card.preferred': {
          guard: { type: 'isListed', params: ({ event }) => ({ key: event.cardId }) },
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
