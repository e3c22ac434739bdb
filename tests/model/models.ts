import type { AnyMachineSnapshot, EventObject } from 'xstate';

import type { Person } from '#machines/messages';
import { registry } from '#machines/registry';
import type { EventCase, RegisteredMachine } from '#machines/registry/registration';
import { sampleCard, sampleOrder, sampleRecord } from '#machines/samples';

import type { Model, Start } from './graph';

/** What a model needs beyond the registry: other starts, answers of invoked actors, and what keeps it finite. */
interface ModelDetails {
  readonly starts?: readonly Start[];
  readonly cases?: readonly EventCase<EventObject>[];
  /** Counters, texts and facts that tell no two states apart. */
  readonly ignoredContext?: readonly string[];
  readonly isWithin?: (snapshot: AnyMachineSnapshot) => boolean;
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
  heart: {
    starts: [
      { name: 'a product that is not in the wishlist', input: { productId: 1, saved: false } },
      { name: 'a product of the wishlist', input: { productId: 1, saved: true } },
    ],
  },
  orders: { isWithin: upTo('placed', 1) },
  'saved-cards': { isWithin: upTo('cards', 3) },
  form: { ignoredContext: ['refusals'] },
  newsletter: {
    isWithin: upTo('addresses', 2),
    cases: [
      answer('a known address is complete', 'form', { values: { email: ada.email } }),
      answer('a new address is complete', 'form', { values: { email: 'bo@larkwood.example' } }),
    ],
  },
  account: {
    cases: [
      answer('the details are complete', 'details', { values: { name: ada.name, email: ada.email, phone: '' } }),
      answer('the address is complete', 'address', { values: {} }),
    ],
  },

  product: {
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
      { name: 'the checkout', input: { step: 'personal', records: [sampleRecord], now: () => new Date(2025, 5, 15) } },
      { name: 'the card step', input: { step: 'billing', records: [sampleRecord], now: () => new Date(2025, 5, 15) } },
    ],
    ignoredContext: ['personal', 'step'],
    cases: [
      answer('the personal details are complete', 'form', { values: personal }),
      answer('the payment is approved', 'payment', { card: sampleCard, savesAsDefault: true }),
    ],
  },
  payment: { ignoredContext: ['refusals', 'card', 'savesAsDefault'] },
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
  profile: { isWithin: (snapshot) => (personOf(snapshot)?.addresses?.length ?? 0) <= 1 },
  outbox: { isWithin: upTo('messages', 1) },
  catalogue: { ignoredContext: ['found', 'products'] },
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
    isWithin: more?.isWithin,
  };
}

function personOf({ context }: AnyMachineSnapshot): Person | undefined {
  return (context as { readonly person: Person | undefined }).person;
}

/** An invoked actor has finished. */
function answer(name: string, actor: string, output: unknown): EventCase<EventObject> {
  return { name, event: { type: `xstate.done.actor.${actor}`, output, actorId: actor } as EventObject };
}

/** Lists that could grow for ever are walked up to a length. */
function upTo(field: string, length: number): (snapshot: AnyMachineSnapshot) => boolean {
  return ({ context }) => ((context as Record<string, readonly unknown[]>)[field]?.length ?? 0) <= length;
}
