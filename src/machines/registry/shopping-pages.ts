import { cartPageMachine } from '#machines/cart-page/cart-page.machine';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine';
import { checkoutMachine } from '#machines/checkout/checkout.machine';
import { faqItemMachine } from '#machines/faq-item/faq-item.machine';
import { homeMachine } from '#machines/home/home.machine';
import { latestPostsMachine } from '#machines/latest-posts/latest-posts.machine';
import { paymentMachine } from '#machines/payment/payment.machine';
import { productMachine } from '#machines/product/product.machine';
import { reviewMachine } from '#machines/review/review.machine';
import { sampleCard, sampleCheck, sampleNow, sampleProducts, sampleRecipient, sampleRecord } from '#machines/samples';
import { searchMachine } from '#machines/search/search.machine';
import { viewerMachine } from '#machines/viewer/viewer.machine';

import type { RegisteredMachine } from './registration';
import { bare, register } from './registration';

/** The pages on the way from home to an order, and the parts they invoke. */
export const shoppingPages: readonly RegisteredMachine[] = [
  register({ name: 'home', machine: homeMachine, input: { products: sampleProducts }, appears: ['/'], cases: [] }),
  register({
    name: 'search',
    machine: searchMachine,
    input: { products: sampleProducts },
    appears: ['/', '/Products'],
    cases: [
      { name: 'words that mean something are typed', event: { type: 'words.typed', q: 'bedroom' } },
      { name: 'words that mean nothing are typed', event: { type: 'words.typed', q: 'zebra' } },
      { name: 'the words are cleared', event: { type: 'words.typed', q: '' } },
      { name: 'the page puts words in', event: { type: 'words.replaced', q: 'lamp' } },
      { name: 'the next entry is marked', event: { type: 'mark.moved', by: 1 } },
      { name: 'the previous entry is marked', event: { type: 'mark.moved', by: -1 } },
      bare('list.closed'),
      bare('search.left'),
      bare('search.submitted'),
      bare('entry.chosen'),
    ],
  }),
  register({
    name: 'faq-item',
    machine: faqItemMachine,
    input: undefined,
    appears: ['/'],
    cases: [bare('question.toggled')],
  }),
  register({
    name: 'catalogue',
    machine: catalogueMachine,
    input: { products: sampleProducts },
    appears: ['/Products'],
    cases: [
      { name: 'Bedroom is chosen', event: { type: 'category.chosen', category: 'Bedroom' } },
      { name: 'Kitchen is chosen', event: { type: 'category.chosen', category: 'Kitchen' } },
      { name: 'a band is chosen', event: { type: 'band.chosen', band: '90-120' } },
      { name: 'a word that matches is typed', event: { type: 'words.typed', q: 'lamp' } },
      { name: 'a word that matches nothing is typed', event: { type: 'words.typed', q: 'zebra' } },
      { name: 'another order is chosen', event: { type: 'sort.chosen', sort: 'price-low' } },
      bare('words.left'),
      bare('words.cleared'),
      { name: 'the Bathroom is taken for the words', event: { type: 'suggestion.chosen', category: 'Bathroom' } },
      bare('filters.cleared'),
      bare('route.changed'),
      { name: 'the window becomes wide', event: { type: 'viewport.changed', isWide: true } },
      { name: 'the window becomes narrow', event: { type: 'viewport.changed', isWide: false } },
      {
        name: 'the address changes',
        event: { type: 'query.changed', query: { category: 'all', band: 'all', q: '', sort: 'featured' } },
      },
    ],
  }),
  register({
    name: 'product',
    machine: productMachine,
    input: { productId: 1, stock: 3, pictures: 2, frames: 0, reviews: [], saved: false },
    appears: ['/Products/ProductDetail/$productid'],
    cases: [
      { name: 'nothing is typed', event: { type: 'quantity.typed', text: '' } },
      { name: 'too much is typed', event: { type: 'quantity.typed', text: '99' } },
      bare('quantity.left'),
      bare('quantity.increased'),
      bare('quantity.decreased'),
      bare('add.pressed'),
      { name: 'the second picture is chosen', event: { type: 'picture.chosen', index: 1 } },
      bare('preview.opened'),
      bare('preview.closed'),
      { name: 'the next picture is asked for', event: { type: 'preview.stepped', by: 1 } },
      { name: 'the reviews are chosen', event: { type: 'tab.chosen', tab: 'reviews' } },
      { name: 'the description is chosen', event: { type: 'tab.chosen', tab: 'description' } },
      { name: 'the window becomes wide', event: { type: 'viewport.changed', isWide: true } },
      { name: 'the window becomes narrow', event: { type: 'viewport.changed', isWide: false } },
    ],
  }),
  register({
    name: 'review',
    machine: reviewMachine,
    input: { productId: 1, reviews: [] },
    appears: ['/Products/ProductDetail/$productid'],
    cases: [],
  }),
  register({
    name: 'viewer',
    machine: viewerMachine,
    input: { frames: 3 },
    appears: ['/Products/ProductDetail/$productid'],
    cases: [
      bare('zoom.opened'),
      bare('zoom.closed'),
      bare('turn.opened'),
      bare('turn.closed'),
      bare('frame.loaded'),
      bare('frame.failed'),
      { name: 'it is turned to the right', event: { type: 'frame.turned', by: 1 } },
      { name: 'it is turned to the left', event: { type: 'frame.turned', by: -1 } },
      bare('picture.changed'),
    ],
  }),
  register({
    name: 'cart-page',
    machine: cartPageMachine,
    input: undefined,
    appears: ['/Cart'],
    cases: [
      { name: 'two lamps are typed', event: { type: 'quantity.typed', productId: 1, text: '2' } },
      { name: 'the quantity of the lamp is emptied', event: { type: 'quantity.typed', productId: 1, text: '' } },
      { name: 'a minus is typed', event: { type: 'quantity.typed', productId: 1, text: '-' } },
      bare('quantity.left'),
    ],
  }),
  register({
    name: 'checkout',
    machine: checkoutMachine,
    input: {
      step: 'personal',
      records: [sampleRecord],
      now: sampleNow,
      checkPersonal: sampleCheck,
      recipientOf: () => sampleRecipient,
    },
    appears: ['/Checkout', '/Checkout/Payment'],
    cases: [
      { name: 'the personal step is opened', event: { type: 'step.opened', step: 'personal' } },
      { name: 'the billing step is opened', event: { type: 'step.opened', step: 'billing' } },
      {
        name: 'a signed-in person is found',
        event: { type: 'person.found', person: { name: 'Ada Sample', email: 'ada@larkwood.example' } },
      },
    ],
  }),
  register({
    name: 'payment',
    machine: paymentMachine,
    input: { records: [sampleRecord], now: sampleNow },
    appears: ['/Checkout/Payment'],
    cases: [
      { name: 'the name is typed', event: { type: 'field.changed', field: 'name', value: 'Ada Sample' } },
      { name: 'a good expiry is typed', event: { type: 'field.changed', field: 'expiry', value: '06/25' } },
      bare('default.toggled'),
      bare('sample.filled'),
      { name: 'a card that matches', event: { type: 'card.submitted', card: sampleCard, amount: 20_000 } },
      {
        name: 'a wrong security code',
        event: { type: 'card.submitted', card: { ...sampleCard, cvv: '999' }, amount: 20_000 },
      },
      {
        name: 'a card without an expiry',
        event: { type: 'card.submitted', card: { ...sampleCard, expiry: '' }, amount: 20_000 },
      },
      {
        name: 'a card that expired last month',
        event: { type: 'card.submitted', card: { ...sampleCard, expiry: '05/25' }, amount: 20_000 },
      },
      {
        name: 'a card without a name',
        event: { type: 'card.submitted', card: { ...sampleCard, name: '' }, amount: 20_000 },
      },
      { name: 'nothing to pay for', event: { type: 'card.submitted', card: sampleCard, amount: 0 } },
      bare('dialog.closed'),
    ],
  }),
  register({
    name: 'latest-posts',
    machine: latestPostsMachine,
    input: undefined,
    appears: ['/Blog'],
    cases: [bare('more.requested')],
  }),
];
