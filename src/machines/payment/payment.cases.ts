import { paymentRecords } from '#fixtures/payment-records';
import { answer, bare, casesOf } from '#kit/paths/cases';
import { oneLamp, sampleNow } from '#machines/samples';

import { paymentMachine } from './payment.machine';

/** A card that is approved. */
export const goodCard = { name: '', cardnum: '', cvv: '', ...paymentRecords[0], expiry: '12/30' };

export const cases = casesOf({
  name: 'payment',
  machine: paymentMachine,
  starts: { 'the payment': { records: paymentRecords, now: sampleNow } },
  cases: {
    ...bare('sample.filled', 'dialog.closed'),
    'a card that matches': answer('form', { values: goodCard }),
    'a wrong security code': answer('form', { values: { ...goodCard, cvv: '999' } }),
  },
  ignoredContext: ['values'],
  neighbours: { cart: { lines: oneLamp } },
});
