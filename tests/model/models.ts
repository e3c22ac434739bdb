import type { AnyMachineSnapshot, EventObject } from 'xstate';

import type { CheckoutInput, CheckoutStep } from '#machines/checkout/checkout.machine';
import type { Person } from '#machines/messages';
import { registry } from '#machines/registry';
import type { EventCase, RegisteredMachine } from '#machines/registry/registration';
import { sampleAddress, sampleCard, sampleCheck, sampleOrder, sampleRecipient, sampleRecord } from '#machines/samples';

import type { Bound, Model, Start } from './graph';
import type { Neighbours } from './neighbours';

/** What a model needs beyond the registry: other starts, answers of invoked actors, and what keeps it finite. */
interface ModelDetails {
  readonly starts?: readonly Start[];
  readonly cases?: readonly EventCase<EventObject>[];
  /** Counters, texts and facts that tell no two states apart. */
  readonly ignoredContext?: readonly string[];
  readonly bound?: Bound;
  /** Whom the machine reads and tells, by systemId. */
  readonly neighbours?: Neighbours;
}

const ada = { name: 'Ada Sample', email: 'ada@larkwood.example' };

const personal = {
  firstName: 'Ada',
  lastName: 'Sample',
  email: 'ada@larkwood.example',
  phone: '0123',
  city: 'Oslo',
  country: 'Norway',
  postcode: '0150',
};

const details: Readonly<Record<string, ModelDetails>> = {
  toast: {
    cases: [
      other('a wardrobe was added', {
        type: 'toast.shown',
        message: { productId: 2, name: 'Wardrobe', qty: 1, stockLimit: 1 },
      }),
    ],
  },
  notice: {
    bound: upTo('removals', 2),
    cases: [
      other('the cart was cleared', {
        type: 'notice.shown',
        removal: { kind: 'cart' },
        undo: { to: 'cart', message: { type: 'cart.restored', lines: [] } },
      }),
      other('a bench was removed', {
        type: 'notice.shown',
        removal: { kind: 'wishlist item', name: 'Bench' },
        undo: { to: 'wishlist', message: { type: 'wishlist.reinstated', productId: 3, index: 1 } },
      }),
      other('a lamp was taken out of the cart', {
        type: 'notice.shown',
        removal: { kind: 'cart line', name: 'Lamp' },
        undo: { to: 'cart', message: { type: 'line.reinstated', line: { productId: 1, qty: 2 }, index: 0 } },
      }),
    ],
  },
  'recently-viewed': {
    cases: [other('a page of no known product is opened', { type: 'product.viewed', productId: 99 })],
  },
  heart: {
    starts: [
      { name: 'a product that is not in the wishlist', input: { productId: 1, saved: false } },
      { name: 'a product of the wishlist', input: { productId: 1, saved: true } },
    ],
  },
  orders: { bound: upTo('placed', 1) },
  'saved-cards': {
    bound: upTo('cards', 3),
    cases: [other('a card that is gone is preferred', { type: 'card.preferred', cardId: 'card-9' })],
  },
  form: { ignoredContext: ['refusals'] },
  newsletter: {
    bound: upTo('addresses', 2),
    cases: [
      answer('a known address is complete', 'form', { values: { email: ada.email } }),
      answer('a new address is complete', 'form', { values: { email: 'bo@larkwood.example' } }),
    ],
  },
  account: {
    cases: [
      other('an address is opened', { type: 'address.opened', addressId: 'address-1' }),
      answer('the details are complete', 'details', { values: { name: ada.name, email: ada.email, phone: '' } }),
      answer('the address is complete', 'address', { values: {} }),
    ],
  },

  product: {
    cases: [other('a picture that is not there is chosen', { type: 'picture.chosen', index: 9 })],
    starts: [
      {
        name: 'a product in stock',
        input: { productId: 1, stock: 3, pictures: 2, frames: 0, reviews: [], saved: false },
      },
      {
        name: 'a sold-out product',
        input: { productId: 3, stock: 0, pictures: 2, frames: 0, reviews: [], saved: false },
      },
    ],
  },
  viewer: {
    starts: [
      { name: 'a product that can be turned', input: { frames: 3 } },
      { name: 'a product that was never turned', input: { frames: 0 } },
    ],
  },
  review: {
    ignoredContext: ['reviews', 'posted'],
    cases: [
      answer('the review is complete', 'form', { values: { username: 'Ada', email: ada.email, review: 'It stands.' } }),
    ],
  },
  checkout: {
    starts: [
      { name: 'the checkout', input: checkoutAt('personal') },
      { name: 'the card step', input: checkoutAt('billing') },
    ],
    neighbours: {
      cart: { lines: [{ productId: 1, qty: 2 }] },
      drafts: { drafts: { checkout: { ...personal, city: 'Bergen' } } },
    },
    ignoredContext: ['personal'],
    cases: [
      answer('the personal details are complete', 'form', { values: personal }),
      answer('the payment is approved', 'payment', { card: sampleCard, savesAsDefault: true }),
    ],
  },
  payment: {
    ignoredContext: ['refusals', 'card', 'savesAsDefault'],
    cases: [
      {
        name: 'nothing to pay for, and no expiry',
        event: { type: 'card.submitted', card: { ...sampleCard, expiry: '' }, amount: 0 } as EventObject,
      },
    ],
  },
  'add-card': {
    cases: [answer('the card is complete', 'form', { values: { ...sampleCard, isDefault: 'on' } })],
  },
  contact: {
    ignoredContext: ['receipt'],
    cases: [
      answer('the message is complete', 'form', {
        values: { name: 'Ada', email: ada.email, phone: '0123', subject: 'Oak', message: 'Hello' },
      }),
    ],
  },
  'sign-up': {
    cases: [
      answer('the form is complete', 'form', {
        values: { fullName: ada.name, email: ada.email, password: 'oak', confirmPassword: 'elm', terms: '' },
      }),
    ],
  },
  'log-in': {
    starts: [{ name: 'a device that knows Ada', input: { person: () => ada } }],
    ignoredContext: ['login', 'misses'],
    cases: [
      answer('the known email is entered', 'form', { values: { login: ada.email, password: 'oak' } }),
      answer('an unknown email is entered', 'form', { values: { login: 'eve@larkwood.example', password: 'oak' } }),
    ],
  },
  'track-order': {
    ignoredContext: ['values', 'misses'],
    cases: [
      answer('a known order is asked for', 'form', {
        values: { orderid: sampleOrder.orderid, email: sampleOrder.email },
      }),
      answer('an unknown order is asked for', 'form', { values: { orderid: 'LW-0', email: sampleOrder.email } }),
    ],
  },
  'order-status': {
    starts: ['In Progress', 'Succeed', 'Failed'].map((status) => ({ name: `an order: ${status}`, input: { status } })),
  },
  tracking: {
    starts: ['Ordered', 'Packaging', 'Delivery', 'Delivered', 'Received'].map((reached) => ({
      name: `a parcel: ${reached}`,
      input: { reached },
    })),
  },
  profile: {
    bound: {
      words: 'a person with at most 2 addresses',
      holds: (snapshot) => (personOf(snapshot)?.addresses?.length ?? 0) <= 2,
    },
    cases: [
      other('a city is corrected', {
        type: 'address.changed',
        addressId: 'address-1',
        address: { ...sampleAddress, city: 'Truro' },
        asDefault: false,
      }),
      other('another address is preferred', { type: 'address.preferred', addressId: 'address-2' }),
    ],
  },
  outbox: { bound: upTo('messages', 1) },
  catalogue: {
    ignoredContext: ['found', 'products'],
    cases: [other('the words are typed away', { type: 'words.typed', q: '' })],
  },
};

/** A model of every machine in the registry, by its name. */
export const models: readonly Model[] = registry.map(modelOf);

function modelOf({ name, machine, input, cases }: RegisteredMachine): Model {
  const more = details[name];
  return {
    name,
    machine,
    starts: more?.starts ?? [{ name: `the ${name.replaceAll('-', ' ')}`, input }],
    cases: [...cases, ...(more?.cases ?? [])],
    ignoredContext: more?.ignoredContext,
    bound: more?.bound,
    neighbours: more?.neighbours,
  };
}

function personOf({ context }: AnyMachineSnapshot): Person | undefined {
  return (context as { readonly person: Person | undefined }).person;
}

/** A payload beyond those of the registry: of a value that must be refused, or that differs from the other. */
function other(name: string, event: EventObject & Readonly<Record<string, unknown>>): EventCase<EventObject> {
  return { name, event };
}

function checkoutAt(step: CheckoutStep): CheckoutInput {
  const now = () => new Date(2025, 5, 15);
  return { step, records: [sampleRecord], now, checkPersonal: sampleCheck, recipientOf: () => sampleRecipient };
}

/** An invoked actor has finished. */
function answer(name: string, actor: string, output: unknown): EventCase<EventObject> {
  return { name, event: { type: `xstate.done.actor.${actor}`, output, actorId: actor } as EventObject };
}

/** Lists that could grow for ever are walked up to a length. */
function upTo(field: string, length: number): Bound {
  return {
    words: `at most ${length} in the list "${field}"`,
    holds: ({ context }) => ((context as Record<string, readonly unknown[]>)[field]?.length ?? 0) <= length,
  };
}
