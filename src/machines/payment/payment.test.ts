import { describe, expect, test } from 'vitest';

import * as FOCUS from '#domain/focus-ids';
import type { FocusWanted } from '#machines/focus';
import { sampleAmount, sampleCard, sampleRecord } from '#machines/samples';
import { cellsOf } from '#tests/support/cells';
import { spyOnMessages, done } from '#tests/support/message-spy';
import { paying, paymentInput as input } from '#tests/support/paying';

import type { PaymentEvent } from './payment.machine';
import { paymentMachine } from './payment.machine';

const sample: PaymentEvent = { type: 'sample.filled' };
const visaChosen: PaymentEvent = { type: 'card.chosen', cardId: 'visa' };
const tryAgain: PaymentEvent = { type: 'dialog.closed' };
const typed = { ...sampleCard, isDefault: '' };
const matching = done('form', { values: typed });
const wrong = done('form', { values: { ...typed, cvv: '999' } });
const WRONG = { cvv: '999' };

const GAPS = {
  name: 'Enter the name on the card.',
  cardnum: 'Enter the card number.',
  cvv: 'Enter the security code.',
};
const EDITING = { editing: 'agreed' };
const NOTHING_TO_PAY = { amount: 'There is nothing to pay for.' };

test('every event while editing and once judged', () => {
  expect(
    cellsOf({
      machine: paymentMachine,
      input,
      pathTo: { editing: [], declined: [wrong], again: [wrong, tryAgain], approved: [matching] },
      events: { sample, visaChosen, matching, wrong, tryAgain },
    }),
  ).toEqual({
    editing: {
      sample: 'editing.agreed',
      visaChosen: 'editing.agreed',
      matching: 'approved',
      wrong: 'declined',
      tryAgain: '·',
    },
    declined: { sample: '·', visaChosen: '·', matching: '·', wrong: '·', tryAgain: 'editing.agreed' },
    again: {
      sample: 'editing.agreed',
      visaChosen: 'editing.agreed',
      matching: 'approved',
      wrong: 'declined',
      tryAgain: '·',
    },
    approved: { sample: '·', visaChosen: '·', matching: '·', wrong: '·', tryAgain: '·' },
  });
});

describe('what is refused without an attempt', () => {
  const missing = 'Expiration date is required.';
  const expired = 'Your card is expired.';

  test.each([
    { name: 'no expiry', card: { expiry: '' }, problems: { expiry: missing } },
    { name: 'something that is no month', card: { expiry: '13/25' }, problems: { expiry: missing } },
    { name: 'a word for an expiry', card: { expiry: 'soon' }, problems: { expiry: missing } },
    { name: 'last month', card: { expiry: '05/25' }, problems: { expiry: expired } },
    { name: 'last month with four digits', card: { expiry: '05/2025' }, problems: { expiry: expired } },
    { name: 'last month as a browser writes it', card: { expiry: '2025-05' }, problems: { expiry: expired } },
    { name: 'this month of last year', card: { expiry: '06/24' }, problems: { expiry: expired } },
    { name: 'no name', card: { name: ' ' }, problems: { name: GAPS.name } },
    { name: 'no number', card: { cardnum: '' }, problems: { cardnum: GAPS.cardnum } },
    { name: 'no security code', card: { cvv: '' }, problems: { cvv: GAPS.cvv } },
    {
      name: 'an empty form',
      card: { name: '', cardnum: '', expiry: '', cvv: '' },
      problems: { name: GAPS.name, cardnum: GAPS.cardnum, expiry: missing, cvv: GAPS.cvv },
    },
    {
      name: 'a wrong card that is expired too',
      card: { cvv: '999', expiry: '05/25' },
      problems: { expiry: expired },
    },
  ])('$name', ({ card, problems }) => {
    const { submit, seen, refusals, values } = paying();
    submit(card);
    expect({ ...seen(), refusals: refusals(), values: values() }).toEqual({
      value: EDITING,
      problems,
      refusals: 1,
      values: { ...typed, ...card },
    });
  });

  test.each([
    { what: 'a card that matches', card: {} },
    { what: 'a card without an expiry', card: { expiry: '' } },
  ])('an empty cart, before anything else, with $what', ({ card }) => {
    const { due, submit, seen } = paying();
    due.amount = undefined;
    submit(card);
    expect(seen()).toEqual({ value: EDITING, problems: NOTHING_TO_PAY });
  });

  test('a cart that is emptied while the card is typed, and no more once it is filled again', () => {
    const { due, submit, press, seen } = paying();
    due.amount = undefined;
    submit();
    expect(seen()).toEqual({ value: EDITING, problems: NOTHING_TO_PAY });
    due.amount = sampleAmount();
    press();
    expect(seen().value).toBe('approved');
  });

  test('problems are told in the order of the fields', () => {
    const { submit, seen } = paying();
    submit({ name: '', cardnum: '', expiry: '', cvv: '' });
    expect(Object.keys(seen().problems)).toEqual(['name', 'cardnum', 'expiry', 'cvv']);
  });
});

describe('a valid expiry is', () => {
  test.each(['06/25', '6/25', '06/2025', '2025-06', '07/25', '01/26', '12/99'])('%s', (expiry) => {
    const { submit, seen } = paying();
    submit({ expiry });
    expect(seen().value).toBe('approved');
  });
});

// Each condition alone leads to the failure dialog (MC/DC); spellings that count as equal do not.
describe('a record matches on name, number and security code', () => {
  test.each([
    { name: 'all three', card: {}, value: 'approved' },
    { name: 'another name', card: { name: 'Ada Simple' }, value: 'declined' },
    { name: 'another number', card: { cardnum: '4242 4242 4242 4241' }, value: 'declined' },
    { name: 'another security code', card: { cvv: '013' }, value: 'declined' },
    { name: 'a security code without its leading zero', card: { cvv: '12' }, value: 'declined' },
    { name: 'the name in other capitals', card: { name: 'ADA sample' }, value: 'approved' },
    { name: 'the name with more spaces', card: { name: '  Ada   Sample ' }, value: 'approved' },
    { name: 'the number without spaces', card: { cardnum: '4242424242424242' }, value: 'approved' },
    { name: 'the number with hyphens', card: { cardnum: '4242-4242-4242-4242' }, value: 'approved' },
  ])('$name: $value', ({ card, value }) => {
    const { submit, seen } = paying();
    submit(card);
    expect(seen().value).toBe(value);
  });
});

describe('what is reported', () => {
  test('goes as soon as it is corrected, and nothing new is reported while typing', () => {
    const { submit, type, seen } = paying();
    submit({ name: '', cvv: '' });
    type({ name: 'Ada', cardnum: '' });
    expect(seen().problems).toEqual({ cvv: GAPS.cvv });
  });

  test('changes with what is typed', () => {
    const { submit, type, seen } = paying();
    submit({ expiry: '' });
    type({ expiry: '05/25' });
    expect(seen().problems).toEqual({ expiry: 'Your card is expired.' });
  });

  test('goes when a sample card is filled in', () => {
    const { submit, payment, seen } = paying();
    submit({ name: '', expiry: '' });
    payment.send(sample);
    expect(seen().problems).toEqual({});
  });

  test('goes when the next attempt is made', () => {
    const { submit, payment, seen } = paying();
    submit({ expiry: '' });
    submit(WRONG);
    payment.send(tryAgain);
    expect(seen()).toEqual({ value: EDITING, problems: {} });
  });

  test('is never what is typed', () => {
    const { type, seen } = paying();
    type({ expiry: '01/20' });
    expect(seen().problems).toEqual({});
  });
});

test('a sample card pays: the first record, with an expiry three years ahead, and the box stays as it was ticked', () => {
  const { payment, type, values, submit } = paying();
  type({ isDefault: 'on' });
  payment.send(sample);
  const card = { ...sampleRecord, expiry: '12/28' };
  expect(values()).toEqual({ ...card, isDefault: 'on' });
  submit(card);
  expect(payment.getSnapshot().output).toEqual({ values: { ...card, isDefault: 'on' } });
});

test('Try Again keeps all that was typed', () => {
  const { payment, type, submit, values, seen } = paying();
  type({ isDefault: 'on' });
  submit(WRONG);
  payment.send(tryAgain);
  expect({ ...seen(), values: values() }).toEqual({
    value: EDITING,
    problems: {},
    values: { ...sampleCard, ...WRONG, isDefault: 'on' },
  });
});

test('Try Again and a saved card lead to the card number, and an expiry that is the one thing to correct takes focus at once', () => {
  const { payment, submit } = paying();
  const wanted: FocusWanted[] = [];
  const { unsubscribe } = payment.system.inspect((record) => {
    const { event } = record.type === '@xstate.action' ? (record.action.params as { event?: FocusWanted }) : {};
    wanted.push(...(event?.type === 'focus.wanted' ? [event] : []));
  });
  submit({ expiry: '', name: '' });
  submit({ expiry: '' });
  submit(WRONG);
  payment.send(tryAgain);
  payment.send(visaChosen);
  unsubscribe();
  expect(wanted.map(({ on }) => on)).toEqual([[FOCUS.cardExpiry], [FOCUS.cardNumber], [FOCUS.cardNumber]]);
});

test('the page stands still while the failure dialog is open, and only then', () => {
  const holder = 'payment declined';
  const { received, actor } = spyOnMessages(paymentMachine, input, ['scrollLock']);
  actor.send(wrong);
  expect(actor.getSnapshot().hasTag('overlay')).toBe(true);
  actor.send(tryAgain);
  expect(actor.getSnapshot().hasTag('overlay')).toBe(false);
  expect(received).toEqual([
    ['scrollLock', { type: 'lock.acquired', holder }],
    ['scrollLock', { type: 'lock.released', holder }],
  ]);
});
