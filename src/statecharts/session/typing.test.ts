import { describe, expect, test } from 'vitest';

import { openRecordedShop } from '#tests/support/shop-commands';

import { actorAt } from '#kit/session/address';
import { sessionFromLink, sessionToLink } from '#kit/session/link';
import { enterPage } from './pages';
import { replay } from './replay';
import { statesOfShop } from './system';

/** A shopper on a page, whose keys are folded. */
function atPage(page: string, scope: string) {
  const recorded = openRecordedShop();
  const { shop, recording, clock } = recorded;
  enterPage(shop, { page, scope, params: {} });
  shop.routeChanged({ path: scope });
  recording.foldTyping();
  const before = recording.count();
  return {
    ...recorded,
    send: (to: string, event: { readonly type: string; readonly [field: string]: unknown }) =>
      actorAt(shop, to)?.send(event),
    type: (to: string, field: string, ...values: readonly string[]) =>
      values.forEach((value) => actorAt(shop, to)?.send({ type: 'field.changed', field, value })),
    /** What the shopper did on the page: a value, the name of another event, or the time. */
    happened: () =>
      recording
        .session()
        .events.slice(before)
        .filter(({ event }) => event.type !== 'device.answered')
        .map(({ at, event }) => ('value' in event ? event.value : event.type === 'time.passed' ? at : event.type)),
    /** Where everything stands, and where a replay of the link leads. */
    livedAndAgain: () => {
      const again = replay(sessionFromLink(sessionToLink(recording.session())));
      return [
        { at: clock.now(), states: statesOfShop(shop, recording.mask) },
        { at: again.clock.now(), states: statesOfShop(again.shop, recording.mask) },
      ];
    },
  };
}

const contact = () => atPage('contact', '/ContactUs');

/** A text key by key. */
function keys(text: string): readonly string[] {
  return Array.from(text, (_, index) => text.slice(0, index + 1));
}

describe('what is typed key by key is one entry', () => {
  test('5,000 characters take no more room than the text', () => {
    const { type, recording, happened, livedAndAgain } = contact();
    const text = 'Would you build one in oak? '.repeat(180).slice(0, 5_000);
    type('contact/form', 'message', ...keys(text));
    expect(happened()).toEqual([text]);
    expect(JSON.stringify(recording.session()).length).toBeLessThan(8_000);
    const [lived, again] = livedAndAgain();
    expect(again).toEqual(lived);
  }, 60_000);

  test('each field is one of its own, also when it is typed into again', () => {
    const { type, happened } = contact();
    type('contact/form', 'message', 'o', 'oa', 'oak');
    type('contact/form', 'name', 'A', 'Ad', 'Ada');
    type('contact/form', 'message', 'oak ', 'oak e');
    expect(happened()).toEqual(['oak', 'Ada', 'oak e']);
  });

  test('emoji and halves of them stay', () => {
    const { type, happened, livedAndAgain } = contact();
    type('contact/form', 'message', 'a', '\uD83E', '🪑', '🪑\uDE91');
    expect(happened()).toEqual(['🪑\uDE91']);
    const [lived, again] = livedAndAgain();
    expect(again).toEqual(lived);
  });

  test('a password too, and its stand-in stays', () => {
    const { type, happened } = atPage('log-in', '/LogIn');
    type('log-in/form', 'password', ...keys('velvet-otter'));
    expect(happened()).toEqual(['••••••••••••']);
  });
});

describe('what a replay would tell otherwise is not folded', () => {
  test('a problem that was corrected for a moment', () => {
    const { type, send, happened, livedAndAgain } = contact();
    send('contact/form', { type: 'form.submitted' });
    type('contact/form', 'name', 'A', '', 'B', '');
    expect(happened()).toEqual(['form.submitted', 'A', '']);
    const [lived, again] = livedAndAgain();
    expect(again).toEqual(lived);
  });

  test('a timer in between', () => {
    const { type, send, clock, happened, livedAndAgain } = contact();
    send('cart', { type: 'line.added', productId: 42, qty: 1 });
    type('contact/form', 'message', 'o', 'oa');
    clock.advanceTo(6_000);
    type('contact/form', 'message', 'oak', 'oak e');
    expect(happened()).toEqual(['line.added', 'o', 'oa', 5_000, 'oak e']);
    const [lived, again] = livedAndAgain();
    expect(again).toEqual(lived);
  });

  test('time that passed while a timer ran', () => {
    const { type, send, clock, happened } = contact();
    send('cart', { type: 'line.added', productId: 42, qty: 1 });
    type('contact/form', 'message', 'o', 'oa');
    clock.advanceTo(1_000);
    type('contact/form', 'message', 'oak');
    expect(happened()).toEqual(['line.added', 'o', 'oa', 'oak']);
  });

  test('another event in between', () => {
    const { type, send, happened } = contact();
    type('contact/form', 'message', 'o', 'oa', 'oak');
    send('menu', { type: 'drawer.opened' });
    type('contact/form', 'message', 'oak e', 'oak el');
    expect(happened()).toEqual(['oak', 'drawer.opened', 'oak el']);
  });

  test('presses of a button', () => {
    const { send, happened } = contact();
    send('cart', { type: 'line.changed', productId: 42, qty: 2 });
    send('cart', { type: 'line.changed', productId: 42, qty: 3 });
    expect(happened()).toEqual(['line.changed', 'line.changed']);
  });
});
