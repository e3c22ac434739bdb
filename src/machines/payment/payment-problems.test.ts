import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { CardValues } from '#domain/card';
import { sampleCard, sampleNow, sampleRecord } from '#machines/samples';

import type { PaymentEvent } from './payment.machine';
import { paymentMachine } from './payment.machine';

const submitted = (card: Partial<CardValues> = {}, amount = 20_000): PaymentEvent => ({
  type: 'card.submitted',
  card: { ...sampleCard, ...card },
  amount,
});

function afterwards(...events: readonly PaymentEvent[]) {
  const payment = createActor(paymentMachine, { input: { records: [sampleRecord], now: sampleNow } }).start();
  events.forEach((event) => payment.send(event));
  const { value, context } = payment.getSnapshot();
  return { value, problems: context.problems };
}

test('an empty cart is told before a missing expiry', () => {
  expect(afterwards(submitted({ expiry: '' }, 0))).toEqual({
    value: 'editing',
    problems: { amount: 'Your cart is empty, so there is nothing to pay for.' },
  });
});

test.each([
  { name: 'an approved', event: submitted(), state: 'approved' },
  { name: 'a declined', event: submitted({ cvv: '999' }), state: 'declined' },
])('nothing is reported any more of $name card that was refused before', ({ event, state }) => {
  expect(afterwards(submitted({ name: '' }), event)).toEqual({ value: state, problems: {} });
});
