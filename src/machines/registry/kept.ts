import { cartMachine } from '#machines/cart/cart.machine';
import { deviceMachine } from '#machines/device/device.machine';
import { draftsMachine } from '#machines/drafts/drafts.machine';
import { heartMachine } from '#machines/heart/heart.machine';
import { newsletterMachine } from '#machines/newsletter/newsletter.machine';
import { ordersMachine } from '#machines/orders/orders.machine';
import { outboxMachine } from '#machines/outbox/outbox.machine';
import { profileMachine } from '#machines/profile/profile.machine';
import { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine';
import { sampleAddress, sampleNow, sampleOrder, sampleProducts, sampleSavedCards } from '#machines/samples';
import { savedCardsMachine } from '#machines/saved-cards/saved-cards.machine';
import { wishlistMachine } from '#machines/wishlist/wishlist.machine';

import type { RegisteredMachine } from './registration';
import { bare, register } from './registration';

const sampleMessage = { keptAt: sampleNow().getTime(), values: { subject: 'The lamp', message: 'Does it dim?' } };

/** What outlives a page and is kept on this device, and the heart that mirrors the wishlist. */
export const kept: readonly RegisteredMachine[] = [
  register({
    name: 'wishlist',
    machine: wishlistMachine,
    input: { products: sampleProducts, sample: [1] },
    appears: ['wishlist'],
    cases: [
      { name: 'the wardrobe is liked', event: { type: 'wishlist.added', productId: 2 } },
      { name: 'the sold-out bench is liked', event: { type: 'wishlist.added', productId: 3 } },
      { name: 'the lamp is removed', event: { type: 'wishlist.removed', productId: 1 } },
      bare('wishlist.cleared'),
      { name: 'Undo puts the lamp back', event: { type: 'wishlist.reinstated', productId: 1, index: 0 } },
      { name: 'an empty list arrives', event: { type: 'wishlist.restored', productIds: [] } },
      { name: 'a list arrives', event: { type: 'wishlist.restored', productIds: [1] } },
    ],
  }),
  register({
    name: 'heart',
    machine: heartMachine,
    input: { productId: 1, saved: false },
    appears: ['/Products/ProductDetail/$productid'],
    cases: [
      bare('heart.toggled'),
      { name: 'saved elsewhere', event: { type: 'heart.synced', saved: true } },
      { name: 'removed elsewhere', event: { type: 'heart.synced', saved: false } },
    ],
  }),
  register({
    name: 'cart',
    machine: cartMachine,
    input: { products: sampleProducts, sample: [{ productId: 1, qty: 1 }] },
    appears: ['cart'],
    cases: [
      { name: 'a lamp is added', event: { type: 'line.added', productId: 1, qty: 1 } },
      { name: 'the only wardrobe is added twice', event: { type: 'line.added', productId: 2, qty: 2 } },
      { name: 'the sold-out bench is added', event: { type: 'line.added', productId: 3, qty: 1 } },
      { name: 'two lamps are asked for', event: { type: 'line.changed', productId: 1, qty: 2 } },
      { name: 'no lamp is asked for', event: { type: 'line.changed', productId: 1, qty: 0 } },
      { name: 'the lamp is removed', event: { type: 'line.removed', productId: 1 } },
      {
        name: 'Undo puts the lamp back',
        event: { type: 'line.reinstated', line: { productId: 1, qty: 1 }, index: 0 },
      },
      { name: 'the lamp is saved for later', event: { type: 'line.postponed', productId: 1 } },
      {
        name: 'Undo brings the lamp back from later',
        event: { type: 'line.resumed', line: { productId: 1, qty: 1 }, index: 0, leavesWishlist: true },
      },
      bare('cart.cleared'),
      bare('cart.emptied'),
      { name: 'a cart arrives', event: { type: 'cart.restored', lines: [{ productId: 1, qty: 1 }] } },
    ],
  }),
  register({
    name: 'orders',
    machine: ordersMachine,
    input: { products: sampleProducts, sample: [sampleOrder], now: sampleNow },
    appears: ['orders'],
    cases: [
      {
        name: 'a lamp is ordered',
        event: { type: 'order.placed', lines: [{ productId: 1, qty: 1 }], email: 'ada@larkwood.example' },
      },
      { name: 'nothing is ordered', event: { type: 'order.placed', lines: [], email: '' } },
      { name: 'no orders arrive', event: { type: 'orders.restored', orders: [] } },
    ],
  }),
  register({
    name: 'saved-cards',
    machine: savedCardsMachine,
    input: { sample: sampleSavedCards },
    appears: ['savedCards'],
    cases: [
      {
        name: 'a card is added as the Default',
        event: {
          type: 'card.added',
          card: { name: 'Ada Sample', brand: 'Visa', last4: '1111', expiry: '01/30' },
          asDefault: true,
        },
      },
      { name: 'the Default is removed', event: { type: 'card.removed', cardId: 'card-1' } },
      { name: 'the other card is preferred', event: { type: 'card.preferred', cardId: 'card-2' } },
      {
        name: 'Undo puts the Default back',
        event: {
          type: 'card.reinstated',
          card: { id: 'card-1', name: 'Ada Sample', brand: 'Visa', last4: '4242', expiry: '09/29', isDefault: true },
          index: 0,
        },
      },
      { name: 'no cards arrive', event: { type: 'cards.restored', cards: [] } },
      { name: 'cards arrive', event: { type: 'cards.restored', cards: sampleSavedCards } },
    ],
  }),
  register({
    name: 'profile',
    machine: profileMachine,
    input: undefined,
    appears: ['profile'],
    cases: [
      {
        name: 'Ada signs up',
        event: { type: 'profile.created', person: { name: 'Ada Sample', email: 'ada@larkwood.example' } },
      },
      bare('session.opened'),
      bare('session.closed'),
      {
        name: 'Ada corrects her email',
        event: {
          type: 'profile.changed',
          person: { name: 'Ada Sample', email: 'ada@sample.example', phone: '555 0142' },
        },
      },
      { name: 'an address is added', event: { type: 'address.added', address: sampleAddress, asDefault: false } },
      {
        name: 'an address becomes the Default',
        event: { type: 'address.changed', addressId: 'address-1', address: sampleAddress, asDefault: true },
      },
      { name: 'an address is removed', event: { type: 'address.removed', addressId: 'address-1' } },
      {
        name: 'Undo puts the address back',
        event: {
          type: 'address.reinstated',
          address: { ...sampleAddress, id: 'address-1', isDefault: true },
          index: 0,
        },
      },
      { name: 'an address is preferred', event: { type: 'address.preferred', addressId: 'address-1' } },
      { name: 'nobody is known', event: { type: 'profile.restored', person: undefined, signedIn: false } },
      {
        name: 'Ada is known and signed in',
        event: {
          type: 'profile.restored',
          person: { name: 'Ada Sample', email: 'ada@larkwood.example' },
          signedIn: true,
        },
      },
    ],
  }),
  register({
    name: 'device',
    machine: deviceMachine,
    input: undefined,
    appears: ['device'],
    cases: [
      bare('write.kept'),
      bare('write.refused'),
      { name: 'a newer edition of the shop has written', event: { type: 'write.refused', isOutdated: true } },
      bare('warning.closed'),
    ],
  }),
  register({
    name: 'drafts',
    machine: draftsMachine,
    input: { now: sampleNow },
    appears: ['drafts'],
    cases: [
      { name: 'a draft is kept', event: { type: 'draft.kept', form: 'contact', values: { name: 'Ada' } } },
      { name: 'a draft is dropped', event: { type: 'draft.dropped', form: 'contact' } },
      { name: 'drafts of today arrive', event: { type: 'drafts.restored', keptAt: sampleNow().getTime(), drafts: {} } },
      { name: 'drafts of another day arrive', event: { type: 'drafts.restored', keptAt: 0, drafts: {} } },
    ],
  }),
  register({
    name: 'recently-viewed',
    machine: recentlyViewedMachine,
    input: { productIds: sampleProducts.map(({ id }) => id) },
    appears: ['recentlyViewed'],
    cases: [
      { name: 'the lamp is looked at', event: { type: 'product.viewed', productId: 1 } },
      { name: 'the bench is looked at', event: { type: 'product.viewed', productId: 3 } },
      { name: 'a list arrives', event: { type: 'views.restored', productIds: [2, 1] } },
      { name: 'an empty list arrives', event: { type: 'views.restored', productIds: [] } },
    ],
  }),
  register({
    name: 'newsletter',
    machine: newsletterMachine,
    input: undefined,
    appears: ['newsletter'],
    cases: [
      { name: 'addresses arrive', event: { type: 'addresses.restored', addresses: ['ada@larkwood.example'] } },
      bare('newsletter.reopened'),
    ],
  }),
  register({
    name: 'outbox',
    machine: outboxMachine,
    input: undefined,
    appears: ['outbox'],
    cases: [
      { name: 'a message is kept', event: { type: 'message.kept', ...sampleMessage } },
      { name: 'the message is removed', event: { type: 'message.removed', messageId: 1 } },
      {
        name: 'Undo puts it back',
        event: { type: 'message.reinstated', message: { id: 1, ...sampleMessage }, index: 0 },
      },
      { name: 'no messages arrive', event: { type: 'messages.restored', messages: [] } },
    ],
  }),
];
