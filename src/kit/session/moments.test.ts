import { describe, expect, test } from 'vitest';

import { openRecordedShop } from '#tests/support/shop-commands';
import { observeShop } from '#statecharts/session/system';
import { pictureOf } from '#statecharts/stage/picture';
import { openPage } from '#statecharts/stage/stage-page';

import { momentsOf, movedIn, subjectOf, withQuietTogether } from './moments';
import type { LogEntry } from './report';

/** A shop that is recorded and observed. */
function anObservedShop() {
  const { shop, clock, recording } = openRecordedShop();
  const observation = observeShop(shop, {
    elapsed: clock.now,
    mask: recording.mask,
    entries: recording.count,
    onEvent: () => undefined,
  });
  return { shop, clock, recording, moments: () => momentsOf(recording.session(), observation.log()) };
}

/** A visit in which a chair goes into the cart, its toast is held in vain, and five seconds pass. */
function aVisit() {
  const { shop, clock, recording, moments } = anObservedShop();
  shop.member('cart').send({ type: 'line.added', productId: 42, qty: 1 });
  shop.member('menu').send({ type: 'drawer.closed' });
  shop.member('cart').send({ type: 'line.removed', productId: 10 });
  clock.advanceTo(7_000);
  recording.noteTime();
  return { moments: moments(), session: recording.session() };
}

describe('the moments of a visit', () => {
  const { moments, session } = aVisit();

  test('are its entries, each with what actors were told in it', () => {
    expect(moments.map(({ entry }) => entry)).toEqual(session.events);
    const added = moments.find(({ entry }) => entry.event.type === 'line.added');
    expect(added?.rows.map(({ to, event }) => [to, event.type])).toEqual(
      expect.arrayContaining([
        ['cart', 'line.added'],
        ['cartToast', 'toast.shown'],
      ]),
    );
  });

  test('tell a timer that fired from a clock that was moved', () => {
    expect(moments.slice(-2).map(({ kind, entry, rows }) => [kind, entry.at, rows.map(({ to }) => to)])).toEqual([
      ['timer', 5_000, ['cartToast']],
      ['clock', 7_000, []],
    ]);
  });

  test('in which nobody did anything stand together', () => {
    const quiet = withQuietTogether(moments).filter(([first]) => first?.isQuiet);
    expect(quiet.map((run) => run.map(({ entry }) => entry.event.type))).toEqual([['drawer.closed', 'line.removed']]);
    const some = moments.map((moment) => ({ ...moment, isQuiet: moment.place > 2 }));
    expect(withQuietTogether(some).map((run) => run.length)).toEqual([1, 1, some.length - 2]);
  });
});

const notTheRoot = (address: string) => address !== 'shop';

describe('a moment is about', () => {
  const row = (to: string, isMove: boolean) =>
    ({
      to,
      taken: [{ id: 'x', guard: undefined, actions: [], isMove }],
    }) as unknown as LogEntry;

  test('the outermost of those around whom it was told, that came to a state', () => {
    const rows = [row('checkout/payment/form', true), row('checkout/payment', true), row('orders', true)];
    expect(subjectOf({ rows }, notTheRoot)).toBe('checkout/payment');
    expect(subjectOf({ rows: [...rows, row('checkout', true)] }, notTheRoot)).toBe('checkout');
    expect(movedIn({ rows: [...rows, row('cart', false)] })).toEqual([
      'checkout/payment/form',
      'checkout/payment',
      'orders',
    ]);
  });

  test('another one, where none of these did; nobody, where only the root moved', () => {
    expect(subjectOf({ rows: [row('cart', false), row('cartToast', true)] }, notTheRoot)).toBe('cartToast');
    expect(subjectOf({ rows: [row('cartToast', true), row('cart', true)] }, notTheRoot)).toBe('cartToast');
    expect(subjectOf({ rows: [row('shop', true)] }, notTheRoot)).toBeUndefined();
  });

  test('nobody who only passes through a state back to where it was, as an empty comparison that hears of products', () => {
    const { shop, moments } = anObservedShop();
    shop.member('comparison').send({ type: 'products.loaded', products: [], missing: [] });
    shop.member('cart').send({ type: 'line.added', productId: 42, qty: 1 });
    const subjects = ['comparison', 'cart'].map((to) => moments().find(({ entry }) => entry.to === to));
    expect(subjects.map((moment) => moment && movedIn(moment))).toEqual([[], ['cart', 'cartToast']]);
  });

  test.each([
    ['payment.declined', 'checkout/payment'],
    ['payment.approved', 'checkout'],
  ])('%s: %s', (state, subject) => {
    const found = pictureOf([state], 390);
    if ('reason' in found) {
      throw new Error(found.reason);
    }
    const { actors, ...page } = openPage(found.session, 100_000, () => undefined);
    const { log, session } = page.report('shop', false);
    const moments = momentsOf({ ...session, events: session.events.added }, log.added);
    const last = moments.findLast(({ rows }) => subjectOf({ rows }, notTheRoot) !== undefined);
    expect(actors().length).toBeGreaterThan(10);
    expect(last && subjectOf(last, notTheRoot)).toBe(subject);
  });
});
