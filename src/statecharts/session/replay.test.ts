import { describe, expect, test } from 'vitest';

import type { Shop } from '#shop';
import { openRecordedShop } from '#tests/support/shop-commands';

import { actorAt } from '#kit/session/address';
import { enterPage } from './pages';
import { recordShop, statesOfShop } from './system';
import { replay, tell } from './replay';
import { emptySession, endOf, parseSession } from '#kit/session/session';

const NUMBER = '4929 1357 2468 0135';
const CODE = '987';
const PASSWORD = 'velvet-otter-41';

/** A shop whose every outside event is noted, with words for what a shopper does in it. */
function visit() {
  const recorded = openRecordedShop();
  const { shop } = recorded;
  const send = (to: string, ...events: readonly { readonly type: string; readonly [field: string]: unknown }[]) =>
    events.forEach((event) => actorAt(shop, to)?.send(event));
  const type = (to: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).forEach(([field, value]) => send(to, { type: 'field.changed', field, value }));
  const open = (page: string, scope: string, params = {}) => {
    enterPage(shop, { page, scope, params });
    shop.routeChanged({ path: scope });
  };
  return { ...recorded, send, type, open };
}

/** The session as it comes back from a file, and the shop that it leads to. */
function again({ session }: ReturnType<typeof recordShop>, until: number): Shop {
  return replay(parseSession(JSON.stringify(session())), until).shop;
}

function aWholeVisit() {
  const seen = visit();
  const { send, type, open, clock } = seen;
  send('cart', { type: 'line.added', productId: 42, qty: 2 });
  clock.advanceTo(3_000);
  send('menu', { type: 'drawer.opened' });
  open('product', '/Products/ProductDetail/Oak', { productId: 7 });
  send('wishlist', { type: 'wishlist.toggled', productId: 7 });
  open('sign-up', '/SignUp');
  type('sign-up/form', {
    fullName: 'Ada Sample',
    email: 'ada@larkwood.example',
    password: PASSWORD,
    confirmPassword: 'other',
  });
  type('sign-up/form', { terms: 'on' });
  send('sign-up/form', { type: 'form.submitted' });
  clock.advanceTo(4_000);
  open('checkout', '/Checkout/Payment', { step: 'billing' });
  type('checkout/payment/form', { name: 'Ada Sample', cardnum: NUMBER, cvv: CODE, expiry: '12/30' });
  send('checkout/payment/form', { type: 'form.submitted' });
  clock.advanceTo(4_500);
  return seen;
}

describe('a visit that is replayed', () => {
  test('ends in equal states and contexts of all actors', () => {
    const { shop, recording, clock } = aWholeVisit();
    const lived = statesOfShop(shop, recording.mask);
    expect(lived['checkout/payment']?.value).toBe('declined');
    expect(lived['cartToast']?.value).toEqual({ visible: 'passing' });
    expect(statesOfShop(again(recording, clock.now()), recording.mask)).toEqual(lived);
  });

  test('leaves out a slice that is garbage, as if it was never kept', () => {
    const kept = (stored: Readonly<Record<string, unknown>>) => {
      const begun = emptySession('/', { seed: 7, now: 1_750_000_000_000, stored });
      const session = { ...begun, events: [{ at: 0, to: 'shop', event: { type: 'world.entered' } }] };
      return replay(parseSession(JSON.stringify(session))).shop;
    };
    const shop = kept({ wishlist: [3], cart: 'full', other: 1 });
    expect(shop.member('wishlist').getSnapshot().context.productIds).toEqual([3]);
    expect(shop.member('cart').getSnapshot().context).toEqual(kept({}).member('cart').getSnapshot().context);
  });

  test('keeps its secrets while a typed card waits for the shopper to come back to it', () => {
    const seen = aWholeVisit();
    const { shop, recording, clock, send } = seen;
    send('checkout', { type: 'step.opened', step: 'personal' });
    const lived = statesOfShop(shop, recording.mask);
    expect(lived['checkout']?.context['card']).toMatchObject({
      values: { cardnum: '4000 0000 0000 0000', cvv: '000' },
    });
    expect(statesOfShop(again(recording, clock.now()), recording.mask)).toEqual(lived);
    const written = JSON.stringify([lived, recording.session()]);
    expect([NUMBER, CODE, PASSWORD, NUMBER.slice(-4)].filter((secret) => written.includes(secret))).toEqual([]);
  });

  test('has its timers run on at the right moment', () => {
    const { recording } = aWholeVisit();
    const toast = (until: number) => again(recording, until).member('cartToast').getSnapshot().hasTag('visible');
    expect([toast(4_999), toast(5_000)]).toEqual([true, false]);
  });

  test('goes on like the first one', () => {
    const { shop, recording, clock } = aWholeVisit();
    const copy = again(recording, clock.now());
    [shop, copy].forEach((one) => actorAt(one, 'checkout/payment')?.send({ type: 'dialog.closed' }));
    expect(statesOfShop(copy, recording.mask)).toEqual(statesOfShop(shop, recording.mask));
  });

  test('holds no secret: not the session, not the states', () => {
    const { shop, recording } = aWholeVisit();
    const written = JSON.stringify([recording.session(), statesOfShop(shop, recording.mask)]);
    expect(
      [NUMBER, NUMBER.replaceAll(' ', ''), '0135', CODE, PASSWORD].filter((secret) => written.includes(secret)),
    ).toEqual([]);
  });

  test('may begin in the middle: with what is kept, and the pages that are open', () => {
    const { shop, clock, send, open } = visit();
    send('cart', { type: 'cart.cleared' });
    shop.viewportChanged(true);
    open('cart-page', '/Cart');
    clock.advanceTo(90_000);
    const late = recordShop(shop, { path: '/Cart', elapsed: () => clock.now() - 90_000 });
    send('wishlist', { type: 'wishlist.cleared' });
    const copy = again(late, endOf(late.session()));
    expect(Object.keys(statesOfShop(copy, late.mask)).toSorted()).toEqual(
      Object.keys(statesOfShop(shop, late.mask)).toSorted(),
    );
    for (const name of ['cart', 'wishlist', 'cart-page', 'orders', 'profile']) {
      expect(statesOfShop(copy, late.mask)[name]).toEqual(statesOfShop(shop, late.mask)[name]);
    }
  });
});

test('a visit of an edition that told the payment itself what was typed, and submitted, is lived as it was', () => {
  const card = { name: 'Nora Ellery', cardnum: '4242 4242 4242 4242', cvv: '123', expiry: '12/30' };
  const recorded = visit();
  recorded.open('checkout', '/Checkout/Payment', { step: 'billing' });
  const told = [
    ...Object.entries(card).map(([field, value]) => ({ type: 'field.changed', field, value })),
    ...['default.toggled', 'default.toggled', 'default.toggled'].map((type) => ({ type })),
    { type: 'card.submitted', card, amount: 5_000 },
  ];
  const session = recorded.recording.session();
  const older = {
    ...session,
    events: [...session.events, ...told.map((event) => ({ at: 9, to: 'checkout/payment', event }))],
  };
  const { shop } = replay(parseSession(JSON.stringify(older)));
  expect(shop.member('orders').getSnapshot().context.placed).toHaveLength(1);
  expect(shop.member('savedCards').getSnapshot().context.cards.at(-1)).toEqual(
    expect.objectContaining({ name: card.name, last4: '4242', isDefault: true }),
  );
});

test('an event for an actor that does not run is refused by name', () => {
  const { recording } = visit();
  const session = recording.session();
  const { shop } = replay(session);
  const entry = { at: 3, to: 'checkout/payment', event: { type: 'dialog.closed' } };
  expect(() => tell(shop, session, entry)).toThrow(
    '"dialog.closed" is for "checkout/payment", which does not run at 3 ms.',
  );
});

test('a page that nobody has defined is refused with the names of those there are', () => {
  expect(() => visit().open('shelf', '/Shelf')).toThrow(
    /No page of the shop is called "shelf": the pages are home, blog, cart-page, checkout, contact, /,
  );
});
