import * as FOCUS from '#domain/focus-ids';
import { checkNewsletter } from '#domain/fields';
import { bare, casesOf } from '#kit/paths/cases';
import { goodCard } from '#machines/payment/payment.cases';
import { ADA } from '#machines/samples';

import { formMachine } from './form.machine';

export const cases = casesOf({
  name: 'form',
  machine: formMachine,
  starts: {
    'the form': {
      name: 'newsletter',
      values: { email: ADA.email.replace('.', ',') },
      check: checkNewsletter,
      keepsDraft: true,
      rewrite: ({ email = '', ...values }) => ({ ...values, email: email.replace(',', '.') }),
      leadsTo: () => FOCUS.heading,
    },
  },
  cases: {
    'a good address is typed': { type: 'field.changed', field: 'email', value: ADA.email },
    'a bad address is typed': { type: 'field.changed', field: 'email', value: 'ada' },
    ...bare('form.submitted', 'rules.loaded', 'drafts.read'),
    'a draft is found': { type: 'draft.found', values: { email: ADA.email } },
  },
  pageCases: {
    'a month that has passed is typed': { type: 'field.changed', field: 'expiry', value: '05/25' },
    'a month to come is typed': { type: 'field.changed', field: 'expiry', value: '12/30' },
    'the name is wiped': { type: 'field.changed', field: 'name', value: '' },
    'the name is typed': { type: 'field.changed', field: 'name', value: goodCard.name },
  },
  ignoredContext: ['refusals'],
  equivalentMutants: {
    'change initial: form → form.refused':
      'Nothing is reported at the start, so that `refused` leads to `editing` within the first step.',
  },
});
