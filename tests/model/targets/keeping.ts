import type { SavedCard } from '#domain/card';
import { sampleSavedCards } from '#fixtures/saved-cards';
import { savedCardsMachine } from '#machines/saved-cards/saved-cards.machine';

import { saveCard } from './adding';
import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { ADA } from './person';
import { button, containing, counted, MAIN, named, says, seen, unseen } from './someone';
import type { Someone, Spot } from './someone';
import { removeAndUndo } from './undoing';

/** Of a card of the first visit. */
const PAST = '03/25';

const VISA: SavedCard = {
  id: 'visa',
  name: ADA.name,
  brand: 'Visa',
  last4: '1881',
  expiry: '09/29',
  isDefault: true,
};
const AMEX: SavedCard = { ...VISA, id: 'amex', brand: 'American Express', last4: '8431', isDefault: false };
const WRITTEN = { name: ADA.name, brand: 'Visa', last4: '4242', expiry: '09/29' } as const;

const cardName = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>) => `${brand} ending in ${last4}`;
const removal = (card: SavedCard) => button(`Remove ${cardName(card)}`, MAIN);
const preference = (card: SavedCard, within = MAIN) => button(`Make default: ${cardName(card)}`, within);
const cardList = named('region', 'Saved cards', MAIN);
const isListed = (card: SavedCard) => (snapshot: { readonly context: { readonly cards: readonly SavedCard[] } }) =>
  snapshot.context.cards.some(({ id }) => id === card.id);

const savedCards: PageTarget<typeof savedCardsMachine> = {
  machine: 'saved-cards',
  place: 'the page of saved cards',
  logic: savedCardsMachine,
  starts: [
    {
      name: 'two cards, the first one the Default',
      input: { sample: [VISA, AMEX] },
      visit: { path: '/MyAccount/PaymentAndBilling', width: 'phone', kept: { savedCards: [VISA, AMEX] } },
    },
  ],
  events: {
    'card.added': [false, true].map((asDefault) => ({
      name: asDefault ? 'a card is added as the Default' : 'a card is added',
      event: { type: 'card.added', card: WRITTEN, asDefault } as const,
      cause: async (someone: Someone) => {
        await someone.click(button('Add card', MAIN));
        if (asDefault) {
          await someone.click(named('checkbox', 'Save as default'));
        }
        await saveCard(someone);
      },
      when: ({ context }) => context.cards.length < 3,
    })),
    'card.removed': [VISA, AMEX].map((card) => ({
      name: `the ${card.brand} is removed`,
      event: { type: 'card.removed', cardId: card.id } as const,
      cause: (someone: Someone) => someone.click(removal(card)),
      when: isListed(card),
    })),
    'card.preferred': [
      {
        name: 'the American Express is made the Default',
        event: { type: 'card.preferred', cardId: AMEX.id },
        cause: (someone) => someone.click(preference(AMEX)),
        when: ({ context }) => context.cards.some(({ id, isDefault }) => id === AMEX.id && !isDefault),
      },
    ],
    'card.reinstated': [
      {
        name: 'the card of another tab is removed, and Undo is pressed',
        event: { type: 'card.reinstated', card: VISA, index: 0 },
        cause: async (someone) => {
          await someone.hearOf('savedCards', [VISA]);
          await removeAndUndo(someone, removal(VISA));
        },
        when: ({ context }) => context.cards.length === 0,
      },
    ],
    'cards.restored': [
      {
        name: 'another tab removes every card',
        event: { type: 'cards.restored', cards: [] },
        cause: (someone) => someone.hearOf('savedCards', []),
      },
      {
        name: 'another tab clears this device: the cards of a first visit are back',
        event: { type: 'cards.restored', cards: sampleSavedCards },
        cause: (someone) => someone.hearOfClearing(),
      },
    ],
  },
  states: {
    filled: ({ context: { cards } }) => [
      unseen(named('heading', 'No card is saved', MAIN)),
      counted({ role: 'listitem', within: cardList }, cards.length),
      ...cards.flatMap((card, place) => {
        const drawn: Spot = { role: 'listitem', within: cardList, place };
        const badges = `${card.expiry === PAST ? 'Expired' : ''}${card.isDefault ? 'Default' : ''}`;
        const words = `${card.brand}${badges}•••• ${card.last4}`;
        return [says(drawn, containing(words)), counted(preference(card, drawn), card.isDefault ? 0 : 1)];
      }),
    ],
    empty: () => [
      seen(named('heading', 'No card is saved', MAIN)),
      unseen(button(/^Remove /, MAIN)),
      unseen(button(/^Make default: /, MAIN)),
    ],
  },
  bound: { words: 'at most 3 cards', holds: ({ context }) => context.cards.length <= 3 },
  actor: (shop) => shop.member('savedCards'),
};

/** The cards that are kept. */
export const keepingTargets = [onPage(savedCards)];
