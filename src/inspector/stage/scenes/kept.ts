import { slug } from '#domain/slug';
import { products } from '#fixtures/products';

import { ada, contactMessage } from './people';
import { A_CHAIR } from './overlays';
import type { Scene } from './scene';
import { does, sends } from './scene';

const A_CUSHION = 7;

/** The page of a product. Throws when the catalogue has no such product. */
export function productPath(id: number): string {
  const product = products.find((candidate) => candidate.id === id);
  if (!product) {
    throw new Error(`There is no product ${id}: take one of src/fixtures/products.ts.`);
  }
  return `/Products/ProductDetail/${slug(product.name)}`;
}

/** What outlives a page and is kept on this device, on the page where a shopper sees most of it. */
export const keptScenes: readonly Scene[] = [
  {
    machine: 'shop',
    actor: 'shop',
    path: '/',
    part: 'section[aria-labelledby=features]',
    isPrerendered: true,
    moves: [],
  },
  { machine: 'shop', actor: 'shop', path: '/', part: 'section[aria-labelledby=features]', moves: [] },
  {
    machine: 'wishlist',
    actor: 'wishlist',
    path: '/MyAccount/Wishlist',
    part: 'main',
    moves: [does('the shopper clears the wishlist', 'wishlist', { type: 'wishlist.cleared' })],
  },
  {
    machine: 'heart',
    actor: `product:${A_CHAIR}/heart`,
    path: productPath(A_CHAIR),
    part: 'main button[aria-label$=wishlist]',
    moves: [does('the shopper likes the chair', `product:${A_CHAIR}/heart`, { type: 'heart.toggled' })],
  },
  {
    machine: 'cart',
    actor: 'cart',
    path: '/Cart',
    part: 'main',
    moves: [does('the shopper clears the cart', 'cart', { type: 'cart.cleared' })],
  },
  { machine: 'orders', actor: 'orders', path: '/MyAccount', part: 'section[aria-labelledby=orders]', moves: [] },
  {
    machine: 'saved-cards',
    actor: 'savedCards',
    path: '/MyAccount/PaymentAndBilling',
    part: 'section[aria-labelledby=cards]',
    moves: [does('no cards arrive from another tab', 'savedCards', { type: 'cards.restored', cards: [] })],
  },
  {
    machine: 'profile',
    actor: 'profile',
    path: '/MyAccount',
    part: 'main header',
    moves: [does('a profile is made', 'profile', { type: 'profile.created', person: ada })],
  },
  {
    machine: 'device',
    actor: 'device',
    // It says where what is entered stays.
    path: '/MyAccount/PaymentAndBilling',
    part: 'body',
    moves: [
      does('the browser refuses to keep something', 'device', { type: 'write.refused' }),
      does('the shopper has understood', 'device', { type: 'warning.closed' }),
    ],
  },
  {
    machine: 'drafts',
    actor: 'drafts',
    path: '/ContactUs',
    part: 'main form',
    moves: [
      does('the drafts of this device arrive', 'drafts', {
        type: 'drafts.restored',
        keptAt: new Date(2025, 5, 15, 9).getTime(),
        drafts: { contact: contactMessage },
      }),
    ],
  },
  {
    machine: 'recently-viewed',
    actor: 'recentlyViewed',
    path: productPath(A_CHAIR),
    part: {
      recentlyViewed: 'section[aria-labelledby=recently-heading]',
      'recentlyViewed.empty': 'section[aria-labelledby=similar-heading]',
    },
    moves: [
      does('the shopper has looked at a cushion', 'recentlyViewed', { type: 'product.viewed', productId: A_CUSHION }),
    ],
  },
  {
    machine: 'newsletter',
    actor: 'newsletter',
    path: '/',
    part: 'section[aria-labelledby=newsletter-title]',
    moves: [sends('the shopper leaves an address', 'newsletter/form', { email: ada.email })],
  },
  {
    machine: 'newsletter',
    actor: 'newsletter',
    path: '/',
    part: 'section[aria-labelledby=newsletter-title]',
    stored: { newsletter: [ada.email] },
    moves: [sends('the shopper leaves an address again', 'newsletter/form', { email: ada.email })],
  },
  {
    machine: 'outbox',
    actor: 'outbox',
    path: '/ContactUs',
    part: '#contact-kept',
    stored: { outbox: [{ id: 1, keptAt: new Date(2025, 5, 14, 9).getTime(), values: contactMessage }] },
    moves: [],
  },
];
