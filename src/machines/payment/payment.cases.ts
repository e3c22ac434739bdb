import { paymentRecords } from '#fixtures/payment-records';
import type { Cents } from '#domain/money';
import { answer, bare, casesOf } from '#kit/paths/cases';
import { sampleAmount, sampleKeptCards, sampleNow } from '#machines/samples';

import { paymentMachine } from './payment.machine';
import type { PaymentInput } from './payment.machine';

/** A card that is approved. */
export const goodCard = { name: '', cardnum: '', cvv: '', ...paymentRecords[0], expiry: '12/30' };

/** Amounts come by events. */
export function paymentInput(amount: Cents | undefined): PaymentInput {
  return { records: paymentRecords, now: sampleNow, keptCards: sampleKeptCards, amount, amountDue: () => undefined };
}

export const cases = casesOf({
  name: 'payment',
  machine: paymentMachine,
  starts: {
    'the payment': paymentInput(sampleAmount()),
    'before the amount is known': paymentInput(undefined),
  },
  cases: {
    ...bare('sample.filled', 'dialog.closed'),
    'the saved Visa is chosen': { type: 'card.chosen', cardId: 'visa' },
    'a card that is no longer saved is chosen': { type: 'card.chosen', cardId: 'removed' },
    'a card that matches': answer('form', { values: goodCard }),
    'a wrong security code': answer('form', { values: { ...goodCard, cvv: '999' } }),
    'another amount is to be paid': { type: 'amount.found', amount: 18_000 },
    'the same amount is to be paid': { type: 'amount.found', amount: sampleAmount() },
  },
  ignoredContext: ['values', 'chosen'],
});
