import type { SavedCard } from '#domain/saved-card';
import { button, containing, counted, MAIN, named, says, seen, unseen } from '#kit/paths/driver';
import type { Locator } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { saveCard } from '#machines/add-card/add-card.page';
import { removeAndUndo } from '#machines/notice/notice.page';
import { sampleSavedCards } from '#machines/samples';

import { cases } from './saved-cards.cases';

/** Expired on the sample day. */
const PAST = '03/25';

const cardName = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>) => `${brand} ending in ${last4}`;
const removal = (card: SavedCard) => button(`Remove ${cardName(card)}`, MAIN);
const preference = (card: SavedCard, within = MAIN) => button(`Make default: ${cardName(card)}`, within);
const cardList = named('region', 'Saved cards', MAIN);
const none = named('heading', 'No card is saved', MAIN);

/** Throws for an unknown id. */
function sampleCardOf(cardId: string): SavedCard {
  const card = sampleSavedCards.find(({ id }) => id === cardId);
  if (!card) {
    throw new Error(`There is no sample card "${cardId}".`);
  }
  return card;
}

export const places = placesOf(cases, [
  {
    place: 'the page of saved cards',
    starts: [
      {
        name: 'two cards, the first one the Default',
        input: { sample: sampleSavedCards },
        visit: { path: '/MyAccount/PaymentAndBilling', width: 'phone', kept: { savedCards: sampleSavedCards } },
      },
    ],
    events: {
      'card.added': [
        {
          case: ['a card is added', 'a card is added as the Default'],
          cause: async (driver, { asDefault }) => {
            await driver.click(button('Add card', MAIN));
            await saveCard(driver, { asDefault });
          },
          when: ({ context }) => context.cards.length < 3,
        },
      ],
      'card.removed': [
        {
          case: ['the Default is removed', 'the other card is removed'],
          cause: (driver, { cardId }) => driver.click(removal(sampleCardOf(cardId))),
          when: ({ context }, { cardId }) => context.cards.some(({ id }) => id === cardId),
        },
      ],
      'card.preferred': [
        {
          case: 'the other card is preferred',
          cause: (driver, { cardId }) => driver.click(preference(sampleCardOf(cardId))),
          when: ({ context }, { cardId }) => context.cards.some(({ id, isDefault }) => id === cardId && !isDefault),
        },
      ],
      'card.reinstated': [
        {
          case: 'Undo puts the Default back',
          words: 'the card of another tab is removed, and Undo is pressed',
          cause: async (driver, { item }) => {
            await driver.hearOf('savedCards', [item]);
            await removeAndUndo(driver, removal(item));
          },
          when: ({ context }) => context.cards.length === 0,
        },
      ],
      'cards.restored': [
        {
          case: 'no cards arrive',
          words: 'another tab removes every card',
          cause: (driver) => driver.hearOf('savedCards', []),
        },
        {
          case: 'the cards of a first visit are back',
          words: 'another tab clears this device: the cards of a first visit are back',
          cause: (driver) => driver.hearOfClearing(),
        },
      ],
    },
    states: {
      filled: ({ context: { cards } }) => [
        unseen(none),
        counted({ role: 'listitem', within: cardList }, cards.length),
        ...cards.flatMap((card, place) => {
          const drawn: Locator = { role: 'listitem', within: cardList, place };
          const badges = `${card.expiry === PAST ? 'Expired' : ''}${card.isDefault ? 'Default' : ''}`;
          const words = `${card.brand}${badges}•••• ${card.last4}`;
          return [
            says(drawn, containing(words)),
            counted(preference(card, drawn), card.isDefault || card.expiry === PAST ? 0 : 1),
          ];
        }),
      ],
      empty: () => [seen(none), unseen(button(/^Remove /, MAIN)), unseen(button(/^Make default: /, MAIN))],
    },
    actor: 'savedCards',
  },
]);
