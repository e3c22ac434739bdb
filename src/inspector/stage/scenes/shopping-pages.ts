import { fullLines } from '#domain/cart-line';
import { checkoutTotals } from '#domain/price';
import { sampleCartLines } from '#fixtures/cart-lines';
import { products } from '#fixtures/products';

import { productPath } from './kept';
import { A_CHAIR, addsAChair } from './overlays';
import { ada, goodCard, personalDetails, strangeCard } from './people';
import type { Move, Scene } from './scene';
import { does, filled, sends, together } from './scene';

const SOLD_OUT_BENCH = 9;
const chair = `product:${A_CHAIR}`;

/** What the checkout asks for what a first visit finds in the cart. */
const { total } = checkoutTotals(fullLines(sampleCartLines, products));

const confirmed = 'dialog[aria-labelledby=order-confirmed-title]';

const productParts = {
  'product.buying': 'main [aria-label=Quantity]',
  'product.buying.soldOut': 'main h1',
  'product.tab': '[role=tablist]',
  'product.preview': '[data-mode]',
  'product.preview.open': 'dialog[aria-labelledby=preview-title]',
};

const showsReviews = does('the shopper turns to the reviews', chair, { type: 'tab.chosen', tab: 'reviews' });

function pays(name: string, card: Readonly<Record<string, string>>): Move {
  const submit = { to: 'checkout/payment', event: { type: 'card.submitted', card, amount: total } };
  return { name, events: [...filled('checkout/payment', card), submit] };
}

const paying: readonly Move[] = [
  pays('the shopper pays with a card of no record', strangeCard),
  pays('the shopper pays with a sample card', goodCard),
];

const completesDetails = together(
  'the shopper completes the personal details',
  sends('the form is complete', 'checkout/form', personalDetails),
  does('the card step opens', 'shop', { type: 'route.changed', path: '/Checkout/Payment' }),
);

/** The pages on the way from home to an order, and the parts they invoke. */
export const shoppingScenes: readonly Scene[] = [
  { machine: 'home', actor: 'home', path: '/', part: 'main', moves: [] },
  {
    machine: 'search',
    actor: 'home/search',
    path: '/',
    part: 'main [role=search]',
    moves: [
      does('the shopper types "oak"', 'home/search', { type: 'words.typed', q: 'oak' }),
      does('the shopper types "zebra"', 'home/search', { type: 'words.typed', q: 'zebra' }),
    ],
  },
  {
    machine: 'faq-item',
    actor: 'home/faq0',
    path: '/',
    part: 'section[aria-labelledby=faq]',
    moves: [does('the shopper opens the first question', 'home/faq0', { type: 'question.toggled' })],
  },
  {
    machine: 'catalogue',
    actor: 'catalogue',
    path: '/Products',
    part: { 'catalogue.results': 'main', 'catalogue.words': 'main [role=search]' },
    moves: [
      does('the shopper types "oak"', 'catalogue', { type: 'words.typed', q: 'oak' }),
      does('the shopper types "zebra"', 'catalogue', { type: 'words.typed', q: 'zebra' }),
    ],
  },
  {
    machine: 'product',
    actor: chair,
    path: productPath(A_CHAIR),
    part: productParts,
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
    part: productParts,
    needs: 'wide',
    moves: [does('the shopper enlarges the picture', chair, { type: 'preview.opened' })],
  },
  {
    machine: 'product',
    actor: `product:${SOLD_OUT_BENCH}`,
    path: productPath(SOLD_OUT_BENCH),
    part: productParts,
    moves: [],
  },
  {
    machine: 'review',
    actor: `${chair}/review`,
    path: productPath(A_CHAIR),
    part: ':has(> [aria-labelledby=write-review])',
    before: showsReviews,
    moves: [
      together(
        'the shopper posts a review',
        sends('the form is complete', `${chair}/review/form`, {
          username: ada.name,
          email: ada.email,
          review: 'It does not wobble.',
        }),
      ),
    ],
  },
  {
    machine: 'cart-page',
    actor: 'cart-page',
    path: '/Cart',
    part: 'main table',
    moves: [
      does('the shopper empties a quantity', 'cart-page', { type: 'quantity.typed', productId: A_CHAIR, text: '' }),
    ],
  },
  {
    machine: 'checkout',
    actor: 'checkout',
    path: '/Checkout',
    part: { checkout: 'main', 'checkout.confirmation': confirmed },
    moves: [completesDetails, ...paying],
  },
  {
    machine: 'payment',
    actor: 'checkout/payment',
    path: '/Checkout',
    part: {
      payment: 'main',
      'payment.declined': 'dialog[aria-labelledby=payment-failed-title]',
      'payment.approved': confirmed,
    },
    before: completesDetails,
    moves: [...paying, addsAChair],
  },
  {
    machine: 'latest-posts',
    actor: 'blog',
    path: '/Blog',
    part: {
      'latestPosts.some': 'section[aria-labelledby=latest-posts] button',
      'latestPosts.all': 'section[aria-labelledby=latest-posts] li:nth-child(4)',
    },
    moves: [does('the shopper asks for more posts', 'blog', { type: 'more.requested' })],
  },
];
