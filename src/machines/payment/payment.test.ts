import { describe, expect, test } from 'vitest';

import type { CardValues } from '#domain/card';
import { sampleCard, sampleNow, sampleRecord } from '#machines/samples';
import { cellsOf } from '#tests/support/cells';
import { amongOthers } from '#tests/support/heard';

import type { PaymentEvent } from './payment.machine';
import { paymentMachine } from './payment.machine';

const input = { records: [sampleRecord], now: sampleNow };

const typed = (field: keyof CardValues, value: string): PaymentEvent => ({ type: 'field.changed', field, value });
const submitted = (card: Partial<CardValues> = {}, amount = 20_000): PaymentEvent => ({
  type: 'card.submitted',
  card: { ...sampleCard, ...card },
  amount,
});
const toggled: PaymentEvent = { type: 'default.toggled' };
const sample: PaymentEvent = { type: 'sample.filled' };
const tryAgain: PaymentEvent = { type: 'dialog.closed' };
const wrong = submitted({ cvv: '999' });

function afterwards(...events: readonly PaymentEvent[]) {
  const { actor, heard } = amongOthers(paymentMachine, input, ['scrollLock']);
  events.forEach((event) => actor.send(event));
  const { value, context, status, output } = actor.getSnapshot();
  return { value, context, status, output, heard, actor };
}

test('every event while editing, after a refusal and while declined', () => {
  expect(
    cellsOf({
      machine: paymentMachine,
      input,
      reach: { editing: [], refused: [submitted({ expiry: '' })], declined: [wrong], approved: [submitted()] },
      events: {
        typed: typed('name', 'Ada'),
        toggled,
        sample,
        nothingToPay: submitted({}, 0),
        withoutExpiry: submitted({ expiry: '' }),
        expired: submitted({ expiry: '05/25' }),
        withGaps: submitted({ name: '' }),
        matching: submitted(),
        wrong,
        tryAgain,
      },
    }),
  ).toEqual({
    editing: {
      typed: 'editing',
      toggled: 'editing',
      sample: 'editing',
      nothingToPay: 'editing',
      withoutExpiry: 'editing',
      expired: 'editing',
      withGaps: 'editing',
      matching: 'approved',
      wrong: 'declined',
      tryAgain: '·',
    },
    refused: {
      typed: 'editing',
      toggled: 'editing',
      sample: 'editing',
      nothingToPay: 'editing',
      withoutExpiry: 'editing',
      expired: 'editing',
      withGaps: 'editing',
      matching: 'approved',
      wrong: 'declined',
      tryAgain: '·',
    },
    declined: {
      typed: '·',
      toggled: '·',
      sample: '·',
      nothingToPay: '·',
      withoutExpiry: '·',
      expired: '·',
      withGaps: '·',
      matching: '·',
      wrong: '·',
      tryAgain: 'editing',
    },
    approved: {
      typed: '·',
      toggled: '·',
      sample: '·',
      nothingToPay: '·',
      withoutExpiry: '·',
      expired: '·',
      withGaps: '·',
      matching: '·',
      wrong: '·',
      tryAgain: '·',
    },
  });
});

describe('what is refused without an attempt', () => {
  const GAPS = {
    name: 'Enter the name on the card.',
    cardnum: 'Enter the card number.',
    cvv: 'Enter the security code.',
  };
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
    const { value, context } = afterwards(submitted(card));
    expect({ value, problems: context.problems, refusals: context.refusals, card: context.card }).toEqual({
      value: 'editing',
      problems,
      refusals: 1,
      card: { ...sampleCard, ...card },
    });
  });

  test('an empty cart, whatever the card', () => {
    const { value, context } = afterwards(submitted({}, 0));
    expect({ value, problems: context.problems }).toEqual({
      value: 'editing',
      problems: { amount: 'Your cart is empty, so there is nothing to pay for.' },
    });
  });

  test('problems are told in the order of the fields', () => {
    const { context } = afterwards(submitted({ name: '', cardnum: '', expiry: '', cvv: '' }));
    expect(Object.keys(context.problems)).toEqual(['name', 'cardnum', 'expiry', 'cvv']);
  });

  test('each refusal counts, so that focus returns to the summary', () => {
    expect(afterwards(submitted({ expiry: '' }), submitted({ expiry: '' })).context.refusals).toBe(2);
  });
});

describe('a valid expiry is', () => {
  test.each(['06/25', '6/25', '06/2025', '2025-06', '07/25', '01/26', '12/99'])('%s', (expiry) => {
    expect(afterwards(submitted({ expiry })).status).toBe('done');
  });
});

// Each condition alone turns approval into the failure dialog (MC/DC), and each spelling that counts as the same does not.
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
    expect(afterwards(submitted(card)).value).toBe(value);
  });
});

describe('what is reported', () => {
  test('goes as soon as it is mended, and nothing new is reported while typing', () => {
    const { context } = afterwards(submitted({ name: '', cvv: '' }), typed('name', 'Ada'), typed('cardnum', ''));
    expect(context.problems).toEqual({ cvv: 'Enter the security code.' });
  });

  test('changes with what is typed', () => {
    expect(afterwards(submitted({ expiry: '' }), typed('expiry', '05/25')).context.problems).toEqual({
      expiry: 'Your card is expired.',
    });
  });

  test('goes when a sample card is filled in', () => {
    expect(afterwards(submitted({ name: '', expiry: '' }), sample).context.problems).toEqual({});
  });

  test('goes when the next attempt is made', () => {
    expect(afterwards(submitted({ expiry: '' }), wrong).context.problems).toEqual({});
  });

  test('is never what is typed', () => {
    expect(afterwards(typed('expiry', '01/20')).context.problems).toEqual({});
  });
});

test('a sample card pays: the first record, with an expiry three years ahead', () => {
  const { context, actor } = afterwards(sample);
  expect(context.card).toEqual({ ...sampleRecord, expiry: '12/28' });
  actor.send(submitted(context.card));
  expect(actor.getSnapshot().status).toBe('done');
});

test('Try Again keeps all that was typed', () => {
  const { context } = afterwards(toggled, wrong, tryAgain);
  expect({ card: context.card, savesAsDefault: context.savesAsDefault, problems: context.problems }).toEqual({
    card: { ...sampleCard, cvv: '999' },
    savesAsDefault: true,
    problems: {},
  });
});

test.each([
  { ticks: [], savesAsDefault: false },
  { ticks: [toggled], savesAsDefault: true },
  { ticks: [toggled, toggled], savesAsDefault: false },
])('an approved payment hands on the card and whether to save it: $savesAsDefault', ({ ticks, savesAsDefault }) => {
  expect(afterwards(...ticks, submitted()).output).toEqual({ card: sampleCard, savesAsDefault });
});

test('the page stands still while the failure dialog is open, and only then', () => {
  const holder = 'payment declined';
  const { heard, actor } = afterwards(wrong);
  expect(actor.getSnapshot().hasTag('overlay')).toBe(true);
  actor.send(tryAgain);
  expect(actor.getSnapshot().hasTag('overlay')).toBe(false);
  expect(heard).toEqual([
    ['scrollLock', { type: 'lock.acquired', holder }],
    ['scrollLock', { type: 'lock.released', holder }],
  ]);
});
