import { sampleSavedCards as firstCards } from '#fixtures/saved-cards';
import { atMost, casesOf } from '#kit/paths/cases';
import { ADA, sampleSavedCards } from '#machines/samples';

import { savedCardsMachine } from './saved-cards.machine';

const WRITTEN = { name: ADA.name, brand: 'Visa', last4: '1111', expiry: '01/30' } as const;

export const cases = casesOf({
  name: 'saved-cards',
  machine: savedCardsMachine,
  starts: { 'the saved cards': { sample: sampleSavedCards } },
  cases: {
    'a card is added as the Default': { type: 'card.added', card: WRITTEN, asDefault: true },
    'the Default is removed': { type: 'card.removed', cardId: 'visa' },
    'the Default is removed, and the next card has expired': { type: 'card.removed', cardId: 'visa', next: 'card-1' },
    'the other card is preferred': { type: 'card.preferred', cardId: 'mastercard' },
    'Undo puts the Default back': {
      type: 'card.reinstated',
      item: { id: 'visa', name: 'Ada Sample', brand: 'Visa', last4: '4242', expiry: '09/29', isDefault: true },
      index: 0,
    },
    'no cards arrive': { type: 'cards.restored', cards: [] },
    'cards arrive': { type: 'cards.restored', cards: sampleSavedCards },
    'a card that is gone is preferred': { type: 'card.preferred', cardId: 'card-9' },
  },
  pageCases: {
    'a card is added': { type: 'card.added', card: WRITTEN, asDefault: false },
    'the other card is removed': { type: 'card.removed', cardId: 'mastercard' },
    'the cards of a first visit are back': { type: 'cards.restored', cards: firstCards },
  },
  bound: atMost(3, 'cards'),
});
