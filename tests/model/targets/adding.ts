import { reviews } from '#fixtures/reviews';
import { addCardMachine } from '#machines/add-card/add-card.machine';
import { reviewMachine } from '#machines/review/review.machine';

import { CARD_THAT_PAYS, productPath, THE } from '../../journeys/pages/facts';
import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { ADA, completed, fillIn } from './person';
import { button, containing, counted, holds, is, isLocked, MAIN, named, says, seen, textbox, unseen } from './someone';
import type { Someone, Spot } from './someone';

const dialog = named('dialog', 'Add a card');
const CARD_FIELDS = {
  name: textbox('Name on card', dialog),
  cardnum: textbox('Card number', dialog),
  expiry: textbox('Valid through', dialog),
  cvv: textbox('Security code (CVV)', dialog),
} as const;
const CARD = {
  name: ADA.name,
  cardnum: CARD_THAT_PAYS.number,
  expiry: CARD_THAT_PAYS.expiry,
  cvv: CARD_THAT_PAYS.cvv,
} as const;
/** Writes a card of Ada's into the dialog and saves it. */
export async function saveCard(someone: Someone): Promise<void> {
  await fillIn(someone, CARD_FIELDS, CARD);
  await someone.click(button('Save card', dialog));
}

const cardIsSaved: Spot = { role: 'status', saying: /Your card is saved on this device/, within: MAIN };

const addCard: PageTarget<typeof addCardMachine> = {
  machine: 'add-card',
  place: 'the page of saved cards',
  logic: addCardMachine,
  starts: [
    {
      name: 'three saved cards',
      input: { now: () => new Date(2025, 5, 15, 12) },
      visit: { path: '/MyAccount/PaymentAndBilling', width: 'desk' },
    },
  ],
  events: {
    'dialog.opened': [
      {
        name: 'Add card is pressed',
        event: { type: 'dialog.opened' },
        cause: (someone) => someone.click(button('Add card', MAIN)),
      },
    ],
    'dialog.closed': [
      {
        name: 'Cancel is pressed',
        event: { type: 'dialog.closed' },
        cause: (someone) => someone.click(button('Cancel', dialog)),
      },
    ],
    'list.changed': [
      {
        name: 'another card is made the Default',
        event: { type: 'list.changed' },
        cause: (someone) => someone.click({ ...button(/^Make default: /, MAIN), place: 0 }),
        when: (snapshot) => !snapshot.hasTag('overlay'),
      },
    ],
  },
  answers: [
    {
      name: 'a card is complete',
      event: completed('form', { ...CARD, isDefault: '' }),
      cause: saveCard,
    },
  ],
  states: {
    'closed.untold': () => [unseen(dialog), unseen(cardIsSaved), isLocked(false)],
    'closed.kept': () => [
      unseen(dialog),
      seen(cardIsSaved),
      says(MAIN, containing(CARD_THAT_PAYS.number.slice(-4))),
      isLocked(false),
    ],
    open: () => [
      seen(dialog),
      is(CARD_FIELDS.name, 'focus'),
      ...Object.values(CARD_FIELDS).map((spot) => holds(spot, '')),
      isLocked(true),
    ],
  },
  actor: (shop) => shop.actor.system.get('add-card'),
};

const REVIEW_FIELDS = {
  username: textbox('Name', MAIN),
  email: textbox('Email', MAIN),
  review: textbox('Review', MAIN),
} as const;
const REVIEW = { username: ADA.name, email: ADA.email, review: 'It stands on my desk and hums with light.' } as const;
const thanks: Spot = { role: 'status', saying: /Thank you\. Your review is the last of/, within: MAIN };
const letters = named('list', 'Reviews', MAIN);

const review: PageTarget<typeof reviewMachine> = {
  machine: 'review',
  place: 'the reviews of a lamp',
  logic: reviewMachine,
  starts: [
    {
      name: 'the reviews of a lamp',
      input: { productId: THE.lamp, reviews: reviews[THE.lamp] ?? [] },
      visit: { path: productPath(THE.lamp), width: 'phone' },
      deeds: (someone) => someone.click(named('tab', 'Reviews', MAIN)),
    },
  ],
  events: {},
  answers: [
    {
      name: 'a review is complete',
      event: completed('form', REVIEW),
      cause: async (someone) => {
        await fillIn(someone, REVIEW_FIELDS, REVIEW);
        await someone.click(button('Post review', MAIN));
      },
    },
  ],
  states: {
    'writing.fresh': () => [unseen(thanks)],
    'writing.thanked': ({ context }) => [
      says(thanks, containing(`the last of ${context.reviews.length} above`)),
      says({ role: 'listitem', within: letters, place: context.reviews.length - 1 }, containing(REVIEW.review)),
    ],
  },
  always: ({ context }) => [
    counted({ role: 'listitem', within: letters }, context.reviews.length),
    ...Object.values(REVIEW_FIELDS).map((spot) => holds(spot, '')),
  ],
  bound: { words: 'at most 1 posted review', holds: ({ context }) => context.posted <= 1 },
  actor: (shop) => shop.actor.system.get(`product:${THE.lamp}`)?.getSnapshot().children.review,
};

/** Forms that add to a list. */
export const addingTargets = [onPage(addCard), onPage(review)];
