import type { CardValues } from '#domain/card';
import { paymentRecords } from '#fixtures/payment-records';
import { bare, casesOf } from '#kit/paths/cases';
import { sampleNow } from '#machines/samples';

import { paymentMachine } from './payment.machine';

const amount = 16_000;

/** A card that pays. */
export const goodCard = { name: '', cardnum: '', cvv: '', ...paymentRecords[0], expiry: '12/30' };

/** In its last month. */
const card: CardValues = { ...goodCard, expiry: '06/25' };

const submitted = (change: Partial<CardValues>, due = amount) =>
  ({ type: 'card.submitted', card: { ...card, ...change }, amount: due }) as const;

export const cases = casesOf({
  name: 'payment',
  machine: paymentMachine,
  starts: { 'the payment': { records: paymentRecords, now: sampleNow } },
  cases: {
    'the name is typed': { type: 'field.changed', field: 'name', value: 'Ada Sample' },
    'a good expiry is typed': { type: 'field.changed', field: 'expiry', value: card.expiry },
    ...bare('default.toggled', 'sample.filled'),
    'a card that matches': submitted({}),
    'a wrong security code': submitted({ cvv: '999' }),
    'a card without an expiry': submitted({ expiry: '' }),
    'a card that expired last month': submitted({ expiry: '05/25' }),
    'a card without a name': submitted({ name: '' }),
    'nothing to pay for': submitted({}, 0),
    ...bare('dialog.closed'),
    'nothing to pay for, and no expiry': submitted({ expiry: '' }, 0),
  },
  ignoredContext: ['refusals', 'card', 'savesAsDefault'],
  equivalentMutants: {
    'unguard: payment.editing|field.changed|0': 'Where no problem is reported there is none to forget.',
    'drop transition: payment.editing|card.submitted|1': 'A missing expiry is a gap as well, and is answered alike.',
    'swap branches: payment.editing|card.submitted|1':
      'An expiry is either missing or past, and both are answered alike.',
    'drop transition: payment.editing|card.submitted|2': 'A past expiry is a gap as well, and is answered alike.',
    'swap branches: payment.editing|card.submitted|2': 'A past expiry is a gap as well, and both are answered alike.',
    'swap branches: payment.editing|card.submitted|3': 'A card with a gap matches no record, since records have none.',
  },
});
