import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';

import { checkNewsletter } from '#domain/forms';

import { addCardMachine } from './add-card/add-card.machine';
import { cartMachine } from './cart/cart.machine';
import { catalogueMachine } from './catalogue/catalogue.machine';
import { checkoutMachine } from './checkout/checkout.machine';
import { contactMachine } from './contact/contact.machine';
import { draftsMachine } from './drafts/drafts.machine';
import { drawerMachine } from './drawer/drawer.machine';
import { faqItemMachine } from './faq-item/faq-item.machine';
import { formMachine } from './form/form.machine';
import { heartMachine } from './heart/heart.machine';
import { homeMachine } from './home/home.machine';
import { latestPostsMachine } from './latest-posts/latest-posts.machine';
import { logInMachine } from './log-in/log-in.machine';
import { newsletterMachine } from './newsletter/newsletter.machine';
import { noticeMachine } from './notice/notice.machine';
import { orderStatusMachine } from './order-status/order-status.machine';
import { ordersMachine } from './orders/orders.machine';
import { passwordFieldMachine } from './password-field/password-field.machine';
import { paymentMachine } from './payment/payment.machine';
import { productMachine } from './product/product.machine';
import { profileMachine } from './profile/profile.machine';
import { recentlyViewedMachine } from './recently-viewed/recently-viewed.machine';
import { reviewMachine } from './review/review.machine';
import { sampleCard, sampleNow, sampleOrder, sampleProducts, sampleRecord, sampleSavedCards } from './samples';
import { savedCardsMachine } from './saved-cards/saved-cards.machine';
import { scrollLockMachine } from './scroll-lock/scroll-lock.machine';
import { searchMachine } from './search/search.machine';
import { signUpMachine } from './sign-up/sign-up.machine';
import { toastMachine } from './toast/toast.machine';
import { trackOrderMachine } from './track-order/track-order.machine';
import { orderDetailMachine } from './tracking/order-detail.machine';
import { trackingMachine } from './tracking/tracking.machine';
import { wishlistMachine } from './wishlist/wishlist.machine';

/** An event with its payload, and the words a path text uses for it. */
export interface EventCase<Event> {
  readonly name: string;
  readonly event: Event;
}

/** A machine of the shop as tools see it. */
export interface RegisteredMachine {
  /** Where it lives: the folder's name, or the file's when a folder has two. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** What a lone run of it is started with. */
  readonly input: unknown;
  /** Every outside event it understands, with payloads that matter. */
  readonly cases: readonly EventCase<{ readonly type: string }>[];
  /** The systemIds or page paths under which it runs in the shop. */
  readonly appears: readonly string[];
}

interface Registration<Machine extends AnyStateMachine> {
  readonly name: string;
  readonly machine: Machine;
  readonly input: InputFrom<Machine>;
  readonly cases: readonly EventCase<EventFromLogic<Machine>>[];
  readonly appears: readonly string[];
}

function register<Machine extends AnyStateMachine>(registration: Registration<Machine>): RegisteredMachine {
  return registration;
}

/** A case without payload is named by its event. */
function bare<Type extends string>(type: Type): EventCase<{ type: Type }> {
  return { name: type, event: { type } };
}

const message = { productId: 1, name: 'Lamp', qty: 1, stockLimit: undefined };
const removal = {
  type: 'notice.shown',
  removal: { kind: 'wishlist item', name: 'Lamp' },
  undo: { to: 'wishlist', message: { type: 'wishlist.reinstated', productId: 1, index: 0 } },
} as const;

/** Every machine of the shop but its root, which only starts and stops them. */
export const registry: readonly RegisteredMachine[] = [
  register({
    name: 'scroll-lock',
    machine: scrollLockMachine,
    input: undefined,
    appears: ['scrollLock'],
    cases: [
      { name: 'the menu takes hold', event: { type: 'lock.acquired', holder: 'menu' } },
      { name: 'a dialog takes hold', event: { type: 'lock.acquired', holder: 'dialog' } },
      { name: 'the menu lets go', event: { type: 'lock.released', holder: 'menu' } },
      { name: 'a dialog lets go', event: { type: 'lock.released', holder: 'dialog' } },
    ],
  }),
  register({
    name: 'drawer',
    machine: drawerMachine,
    input: { name: 'menu' },
    appears: ['menu', '/Products'],
    cases: [
      bare('drawer.opened'),
      bare('drawer.closed'),
      bare('route.changed'),
      { name: 'the window becomes wide', event: { type: 'viewport.changed', isWide: true } },
      { name: 'the window becomes narrow', event: { type: 'viewport.changed', isWide: false } },
    ],
  }),
  register({
    name: 'toast',
    machine: toastMachine,
    input: undefined,
    appears: ['cartToast', 'wishlistToast'],
    cases: [
      { name: 'a lamp was added', event: { type: 'toast.shown', message } },
      bare('toast.closed'),
      bare('toast.held'),
      bare('toast.released'),
    ],
  }),
  register({
    name: 'notice',
    machine: noticeMachine,
    input: undefined,
    appears: ['notice'],
    cases: [
      { name: 'a lamp was removed', event: removal },
      bare('notice.undone'),
      bare('notice.closed'),
      bare('notice.held'),
      bare('notice.released'),
    ],
  }),
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
    name: 'drafts',
    machine: draftsMachine,
    input: undefined,
    appears: ['drafts'],
    cases: [
      { name: 'a draft is kept', event: { type: 'draft.kept', form: 'contact', values: { name: 'Ada' } } },
      { name: 'a draft is dropped', event: { type: 'draft.dropped', form: 'contact' } },
      { name: 'drafts arrive', event: { type: 'drafts.restored', drafts: {} } },
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
    name: 'form',
    machine: formMachine,
    input: { name: 'newsletter', values: { email: '' }, check: checkNewsletter, keepsDraft: true },
    appears: ['newsletter', '/ContactUs', '/Checkout', '/LogIn', '/SignUp', '/MyAccount/TrackOrder'],
    cases: [
      { name: 'a good address is typed', event: { type: 'field.changed', field: 'email', value: 'ada@larkwood.example' } },
      { name: 'a bad address is typed', event: { type: 'field.changed', field: 'email', value: 'ada' } },
      bare('form.submitted'),
      { name: 'a draft is found', event: { type: 'draft.found', values: { email: 'ada@larkwood.example' } } },
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
    input: { productId: 1, stock: 3, pictures: 2, reviews: [], saved: false },
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
    name: 'checkout',
    machine: checkoutMachine,
    input: { step: 'personal', records: [sampleRecord], now: sampleNow },
    appears: ['/Checkout', '/Checkout/Payment'],
    cases: [
      { name: 'the personal step is opened', event: { type: 'step.opened', step: 'personal' } },
      { name: 'the billing step is opened', event: { type: 'step.opened', step: 'billing' } },
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
    name: 'add-card',
    machine: addCardMachine,
    input: { now: sampleNow },
    appears: ['/MyAccount/PaymentAndBilling'],
    cases: [bare('dialog.opened'), bare('dialog.closed')],
  }),
  register({
    name: 'contact',
    machine: contactMachine,
    input: undefined,
    appears: ['/ContactUs'],
    cases: [bare('message.reopened')],
  }),
  register({ name: 'sign-up', machine: signUpMachine, input: undefined, appears: ['/SignUp'], cases: [] }),
  register({
    name: 'log-in',
    machine: logInMachine,
    input: { person: () => undefined },
    appears: ['/LogIn'],
    cases: [],
  }),
  register({
    name: 'password-field',
    machine: passwordFieldMachine,
    input: undefined,
    appears: ['/LogIn', '/SignUp'],
    cases: [bare('reveal.toggled')],
  }),
  register({
    name: 'track-order',
    machine: trackOrderMachine,
    input: { sampleOrder, orders: () => [sampleOrder] },
    appears: ['/MyAccount/TrackOrder'],
    cases: [bare('sample.chosen')],
  }),
  register({
    name: 'order-detail',
    machine: orderDetailMachine,
    input: { order: sampleOrder },
    appears: ['/MyAccount/TrackOrder/TrackOrderDetail'],
    cases: [],
  }),
  register({
    name: 'order-status',
    machine: orderStatusMachine,
    input: { status: 'In Progress' },
    appears: ['/MyAccount/TrackOrder/TrackOrderDetail'],
    cases: [bare('order.delivered'), bare('order.rejected')],
  }),
  register({
    name: 'tracking',
    machine: trackingMachine,
    input: { reached: 'Ordered' },
    appears: ['/MyAccount/TrackOrder/TrackOrderDetail'],
    cases: [bare('stage.reached')],
  }),
  register({
    name: 'latest-posts',
    machine: latestPostsMachine,
    input: undefined,
    appears: ['/Blog'],
    cases: [bare('more.requested')],
  }),
];
