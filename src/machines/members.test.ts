import { describe, expect, test } from 'vitest';
import { createActor, enqueueActions, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';

import type { ShopMember } from '#shop';
import { createShop } from '#shop';
import { memoryWorld } from '#tests/support/memory-world';

import { member, pageActor } from './members';
import type { MemberName, MemberRef } from './members';
import type { shopMachine } from './shop/shop.machine';
import { SLICE_NAMES } from './shop/stored';

/** The machines by systemId. */
type Real = { readonly [Name in Exclude<MemberName, 'shop'>]: ShopMember<Name> } & {
  readonly shop: ActorRefFrom<typeof shopMachine>;
};

/** Does not compile if a machine does not match its row of the table. */
function asMembers(real: Real): { readonly [Name in MemberName]: MemberRef<Name> } {
  return real;
}

test('everybody who outlives pages is found under the name that stands in the table', () => {
  const { actor } = createShop(memoryWorld());
  const real = { ...(actor.getSnapshot().children as Omit<Real, 'shop'>), shop: actor };
  const names = Object.keys(real) as readonly MemberName[];
  expect(names.map((name) => member(actor.system, name) === asMembers(real)[name])).toEqual(names.map(() => true));
});

test('every member whose slice is kept runs', () => {
  const { children } = createShop(memoryWorld()).actor.getSnapshot();
  expect(SLICE_NAMES.filter((name) => !(name in children))).toEqual([]);
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

/** Each `@ts-expect-error` must have an error below it: the compiler reports those without. */
const mistaken = setup({
  actions: {
    // @ts-expect-error There is no such member.
    tellCarToast: sendTo(({ system }) => member(system, 'carToast'), { type: 'contents.changed' }),
    // @ts-expect-error The newsletter takes no cards.
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
      // @ts-expect-error A page accepts only events about its surroundings.
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
