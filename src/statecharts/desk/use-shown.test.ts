import { describe, expect, test } from 'vitest';

import type { Moment } from '#kit/session/moments';
import { momentsOf } from '#kit/session/moments';
import type { ActorReport, LogEntry } from '#kit/session/report';
import type { Session, SessionEntry } from '#kit/session/session';
import { endOf } from '#kit/session/session';
import { pageAt } from '../session/pages';
import { pictureOf } from '../stage/picture';
import { openPage } from '../stage/stage-page';
import { machineNamed } from '../machines';
import type { LastMove, Shown } from './use-shown';
import { lastMoveOf, shownOf } from './use-shown';

/** A visit to a state: what the desk hears of it. */
function visitTo(state: string) {
  return visitOf(sessionTo(state));
}

function sessionTo(state: string): Session {
  const found = pictureOf([state], 390);
  if ('reason' in found) {
    throw new Error(found.reason);
  }
  return found.session;
}

function visitOf(asked: Session) {
  const page = openPage(asked, endOf(asked), () => undefined);
  const { log, session } = page.report('shop', false);
  return { actors: page.actors(), moments: momentsOf({ ...session, events: session.events.added }, log.added) };
}

/** Goes on to a page as the router does: the address is told, then the page's machine joins. */
function goingTo(path: string): Session['events'] {
  const opened = pageAt(path);
  return [
    { at: 0, to: 'shop', event: { type: 'route.changed', path } as SessionEntry['event'] },
    ...(opened ? [{ at: 0, to: 'shop', event: { type: 'page.entered', ...opened } }] : []),
  ];
}

const named = (name: string, actor?: string): Shown => {
  const machine = machineNamed(name);
  if (!machine) {
    throw new Error(`There is no machine ${name}.`);
  }
  return { machine, actor };
};

describe('the drawing follows what happens', () => {
  const { actors, moments } = visitTo('payment.approved');
  const lastMove = lastMoveOf(moments, 0, moments.length, actors);
  const show = (options: { readonly by?: LastMove | undefined; readonly isPinned?: boolean }, token?: string) => {
    const { machine, actor } = shownOf(
      {
        named: named('payment', 'checkout/payment'),
        report: { actors },
        lastMove: 'by' in options ? options.by : lastMove,
        isPinned: options.isPinned ?? false,
      },
      { machine: 'payment', token, actor: undefined },
    );
    return [machine.name, actor];
  };

  test('from the payment to the checkout that is done, and names all that moved', () => {
    expect(show({})).toEqual(['checkout', 'checkout']);
    expect(lastMove?.moved).toEqual(expect.arrayContaining(['checkout/payment', 'cart']));
    expect(lastMove?.moved).not.toContain('shop');
  });

  test('to the checkout, too, where the page is locked once the device has stored the order, as in an open tab', () => {
    const lock = { id: 9_999, to: 'scrollLock', taken: [{ id: 'x', guard: undefined, actions: [], isMove: true }] };
    const answered: Moment = {
      place: moments.length + 1,
      entry: { at: 0, to: 'shop', event: { type: 'device.answered' } },
      kind: 'event',
      rows: [lock as never as LogEntry],
      isQuiet: false,
    };
    const later = lastMoveOf([...moments, answered], 0, moments.length + 1, actors);
    expect(later?.subject).toBe('checkout');
    expect(later?.token).not.toBe(lastMove?.token);
    expect(later?.moved).toContain('scrollLock');
  });

  test('not when it is held, when another one was chosen since, or when nothing has happened', () => {
    const stays = ['payment', 'checkout/payment'];
    expect(show({ isPinned: true })).toEqual(stays);
    expect(show({}, lastMove?.token)).toEqual(stays);
    expect(show({ by: undefined })).toEqual(stays);
  });

  test('only by what happened since the session that the address asks for; before that, by all', () => {
    expect(lastMoveOf(moments, moments.length - 1, moments.length, actors)?.subject).not.toBeUndefined();
    expect(lastMoveOf(moments, moments.length, moments.length, actors)?.subject).toBe(lastMove?.subject);
    const quiet: Moment = { place: 99, entry: moments[0]?.entry as never, kind: 'event', rows: [], isQuiet: false };
    expect(lastMoveOf([...moments, quiet], moments.length, moments.length + 1, actors)).toBeUndefined();
  });
});

describe('when a page opens, the drawing follows', () => {
  const home = sessionTo('home.shown');
  const lamp = '/Products/ProductDetail/Pebble-Ceramic-Table-Lamp';

  test.each([
    ['to the machine of that page', lamp, 'product:5'],
    ['to the cart, not to the fields of its quantities', '/Cart', 'cart'],
    ['nobody, where no machine decides on that page', '/AboutUs', undefined],
  ])('%s', (_, path, subject) => {
    const { actors, moments } = visitOf({ ...home, events: [...home.events, ...goingTo(path)] });
    const move = lastMoveOf(moments, home.events.length, moments.length, actors);
    expect(move?.subject).toBe(subject);
    expect(move?.moved[0]).toBe(subject);
    expect(moments.at(home.events.length)?.rows.some(({ to, taken }) => to === 'edition' && taken.length > 0)).toBe(
      true,
    );
  });

  test('nobody, where the mini cart opens its fields', () => {
    const fields = { type: 'page.entered', page: 'mini cart', scope: '/', params: {} } as SessionEntry['event'];
    const { actors, moments } = visitOf({ ...home, events: [...home.events, { at: 0, to: 'shop', event: fields }] });
    expect(actors.map(({ address }) => address)).toContain('miniCartQuantities');
    expect(lastMoveOf(moments, home.events.length, moments.length, actors)).toBeUndefined();
  });

  test('nobody, where it only draws what the state that was asked for leads to', () => {
    const found = sessionTo('trackOrder.found');
    const [, entered] = goingTo('/MyAccount/TrackOrder/TrackOrderDetail');
    const events = [...found.events, ...(entered ? [entered] : [])];
    const { actors, moments } = visitOf({ ...found, events });
    const begun = moments.length - 1;
    expect(moments.at(-1)?.entry.event.type).toBe('page.entered');
    expect(lastMoveOf(moments, begun, moments.length, actors)).toBeUndefined();
    expect(lastMoveOf(moments, begun, begun, actors)?.subject).toBe('track-order');
    expect(lastMoveOf(moments, moments.length, moments.length, actors)?.subject).toBe('track-order');
  });
});

test('an actor that was chosen is watched as long as its machine is named', () => {
  const actors = ['home/faq0', 'home/faq1'].map((address): ActorReport => ({
    address,
    machine: 'faqItem',
    status: 'active',
    value: '',
    states: [],
    context: {},
  }));
  const choice = { machine: 'faq-item', token: undefined, actor: 'home/faq1' };
  const options = { report: { actors }, lastMove: undefined, isPinned: false };
  expect(shownOf({ ...options, named: named('faq-item', 'home/faq0') }, choice).actor).toBe('home/faq1');
  expect(shownOf({ ...options, named: named('cart', 'cart') }, choice).actor).toBe('cart');
});

test('the same moment after a step back is another one', () => {
  const row = (id: number) =>
    ({
      id,
      to: 'cart',
      taken: [{ id: 'x', guard: undefined, actions: [], isMove: true }],
    }) as never as LogEntry;
  const at = (id: number) =>
    lastMoveOf([{ place: 1, entry: { event: {} } as never, kind: 'event', rows: [row(id)], isQuiet: false }], 0, 1, []);
  expect(at(1)?.token).not.toBe(at(2)?.token);
});
