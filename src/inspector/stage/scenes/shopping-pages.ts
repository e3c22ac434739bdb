import { productPath } from './kept';
import { A_CHAIR, addsAChair } from './overlays';
import { ada, goodCard, personalDetails, strangeCard } from './people';
import type { Move, Scene } from './scene';
import { does, filled, sends, together } from './scene';

const SOLD_OUT_BENCH = 9;
const chair = `product:${A_CHAIR}`;
const ONE_DOLLAR = 100;

const showsReviews = does('the shopper turns to the reviews', chair, { type: 'tab.chosen', tab: 'reviews' });

function pays(name: string, card: Readonly<Record<string, string>>): Move {
  const submit = { to: 'checkout/payment', event: { type: 'card.submitted', card, amount: ONE_DOLLAR } };
  return { name, events: [...filled('checkout/payment', card), submit] };
}

const paying: readonly Move[] = [
  pays('the shopper pays with a card of no record', strangeCard),
  pays('the shopper pays with a sample card', goodCard),
];

/** The pages on the way from home to an order, and the parts they invoke. */
export const shoppingScenes: readonly Scene[] = [
  { machine: 'home', actor: 'home', path: '/', moves: [] },
  {
    machine: 'search',
    actor: 'home/search',
    path: '/',
    moves: [does('the shopper types "oak"', 'home/search', { type: 'words.typed', q: 'oak' })],
  },
  {
    machine: 'faq-item',
    actor: 'home/faq0',
    path: '/',
    moves: [does('the shopper opens the first question', 'home/faq0', { type: 'question.toggled' })],
  },
  {
    machine: 'catalogue',
    actor: 'catalogue',
    path: '/Products',
    moves: [
      does('the shopper types "oak"', 'catalogue', { type: 'words.typed', q: 'oak' }),
      does('the shopper types "zebra"', 'catalogue', { type: 'words.typed', q: 'zebra' }),
    ],
  },
  {
    machine: 'product',
    actor: chair,
    path: productPath(A_CHAIR),
    moves: [
      does('the shopper empties the quantity', chair, { type: 'quantity.typed', text: '' }),
      showsReviews,
      does('the shopper turns to the description', chair, { type: 'tab.chosen', tab: 'description' }),
    ],
  },
  {
    machine: 'product',
    actor: chair,
    path: productPath(A_CHAIR),
    needs: 'wide',
    moves: [does('the shopper enlarges the picture', chair, { type: 'preview.opened' })],
  },
  { machine: 'product', actor: `product:${SOLD_OUT_BENCH}`, path: productPath(SOLD_OUT_BENCH), moves: [] },
  {
    machine: 'review',
    actor: `${chair}/review`,
    path: productPath(A_CHAIR),
    moves: [
      together(
        'the shopper posts a review',
        showsReviews,
        sends('the form is complete', `${chair}/review/form`, {
          username: ada.name,
          email: ada.email,
          review: 'It does not wobble.',
        }),
      ),
      showsReviews,
    ],
  },
  {
    machine: 'cart-page',
    actor: 'cart-page',
    path: '/Cart',
    moves: [
      does('the shopper empties a quantity', 'cart-page', { type: 'quantity.typed', productId: A_CHAIR, text: '' }),
    ],
  },
  {
    machine: 'checkout',
    actor: 'checkout',
    path: '/Checkout',
    moves: [
      together(
        'the shopper completes the personal details',
        sends('the form is complete', 'checkout/form', personalDetails),
        does('the card step opens', 'shop', { type: 'route.changed', path: '/Checkout/Payment' }),
      ),
      ...paying,
    ],
  },
  { machine: 'payment', actor: 'checkout/payment', path: '/Checkout/Payment', moves: [...paying, addsAChair] },
  {
    machine: 'latest-posts',
    actor: 'blog',
    path: '/Blog',
    moves: [does('the shopper asks for more posts', 'blog', { type: 'more.requested' })],
  },
];
