import { describe, expect, test } from 'vitest';
import { createActor, enqueueActions, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';

import type { Shop, ShopMember } from '#shop';
import { createShop } from '#shop';
import { memoryWorld } from '#tests/support/memory-world';

import { member, pageActor } from './members';
import type { MemberName, MemberRef } from './members';
import type { shopMachine } from './shop/shop.machine';

/** The machines themselves, by systemId. */
type Real = { readonly [Name in Exclude<MemberName, 'shop'>]: ShopMember<Name> } & {
  readonly shop: ActorRefFrom<typeof shopMachine>;
};

/** Does not compile where a machine does not do what its row of the table says. */
function asMembers(real: Real): { readonly [Name in MemberName]: MemberRef<Name> } {
  return real;
}

/** Does not compile where somebody lives in the shop who has no row in the table. */
const everybody: Record<Parameters<Shop['member']>[0], true> & Record<Exclude<MemberName, 'shop'>, true> = {
  scrollLock: true,
  menu: true,
  miniCart: true,
  notice: true,
  cartToast: true,
  wishlistToast: true,
  device: true,
  cart: true,
  wishlist: true,
  orders: true,
  savedCards: true,
  profile: true,
  newsletter: true,
  outbox: true,
  drafts: true,
  recentlyViewed: true,
};

const names = Object.keys(everybody) as readonly (keyof typeof everybody)[];

test('the shop finds everybody in the table under the name that stands there', () => {
  const shop = createShop(memoryWorld());
  shop.start();
  const { system } = shop.actor;
  const real = Object.fromEntries(names.map((name) => [name, shop.member(name)])) as unknown as Omit<Real, 'shop'>;
  const found = asMembers({ ...real, shop: shop.actor });
  expect(names.map((name) => member(system, name) === found[name])).toEqual(names.map(() => true));
  expect(member(system, 'shop')).toBe(shop.actor);
});

describe('a machine that runs by itself', () => {
  const lonely = setup({
    types: { events: {} as { type: 'pressed' } | { type: 'line.added'; productId: number } },
    actions: {
      add: sendTo(({ system }) => member(system, 'cart'), { type: 'line.added', productId: 1, qty: 1 }),
      tellPage: sendTo(({ system }) => pageActor(system, 'product:1'), { type: 'route.changed' }),
    },
  }).createMachine({
    initial: 'waiting',
    states: {
      waiting: { on: { pressed: { actions: ['add', 'tellPage'] }, '*': 'told' } },
      told: {},
    },
  });

  test('tells nobody, and least of all itself', () => {
    const actor = createActor(lonely).start();
    actor.send({ type: 'pressed' });
    expect(actor.getSnapshot().value).toBe('waiting');
  });

  test('reads of members what stands in the table', () => {
    const { system } = createActor(lonely).start();
    const cart = member(system, 'cart').getSnapshot();
    expect({ lines: cart.context.lines, status: cart.status }).toEqual({ lines: [], status: 'stopped' });
    expect(member(system, 'profile').getSnapshot().hasTag('signedIn')).toBe(false);
  });
});

/** What stands below each `@ts-expect-error` must not compile: `tsc` reports the comment where it does. */
const mistaken = setup({
  actions: {
    // @ts-expect-error Nobody is called that.
    tellCarToast: sendTo(({ system }) => member(system, 'carToast'), { type: 'contents.changed' }),
    // @ts-expect-error The newsletter keeps no cards.
    tellOfCards: sendTo(({ system }) => member(system, 'newsletter'), { type: 'cards.restored', cards: [] }),
    // @ts-expect-error It is productId.
    misspell: sendTo(({ system }) => member(system, 'cart'), { type: 'line.removed', productID: 1 }),
    misspellInFunction: sendTo(
      ({ system }) => member(system, 'cart'),
      // @ts-expect-error It is productId.
      () => ({ type: 'line.removed', productID: 1 }),
    ),
    enqueue: enqueueActions(({ enqueue, system }) => {
      // @ts-expect-error The drafts hold no lines.
      enqueue.sendTo(member(system, 'drafts'), { type: 'line.removed', productId: 1 });
      // @ts-expect-error It is form.
      enqueue.sendTo(member(system, 'drafts'), { type: 'draft.dropped', from: 'contact' });
      // @ts-expect-error A page hears of what is around it, and of nothing else.
      enqueue.sendTo(pageActor(system, 'product:1'), { type: 'line.removed', productId: 1 });
    }),
    read: ({ system }) => [
      // @ts-expect-error It is lines.
      member(system, 'cart').getSnapshot().context.line,
      // @ts-expect-error It is signedIn.
      member(system, 'profile').getSnapshot().hasTag('signedin'),
    ],
  },
}).createMachine({ on: { pressed: { actions: 'tellCarToast' } } });

test('a name that nobody has is an error where it gets past the types', () => {
  const errors: unknown[] = [];
  const actor = createActor(mistaken);
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start().send({ type: 'pressed' });
  expect(errors).toEqual([new TypeError("Cannot read properties of undefined (reading 'blank')")]);
});
