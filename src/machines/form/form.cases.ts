import { checkNewsletter } from '#domain/forms';
import { bare, casesOf } from '#kit/paths/cases';
import { ADA } from '#machines/samples';

import { formMachine } from './form.machine';

export const cases = casesOf({
  name: 'form',
  machine: formMachine,
  starts: {
    'the form': { name: 'newsletter', values: { email: '' }, check: checkNewsletter, keepsDraft: true },
  },
  cases: {
    'a good address is typed': { type: 'field.changed', field: 'email', value: ADA.email },
    'a bad address is typed': { type: 'field.changed', field: 'email', value: 'ada' },
    ...bare('form.submitted'),
    'a draft is found': { type: 'draft.found', values: { email: ADA.email } },
  },
  ignoredContext: ['refusals'],
  equivalentMutants: {
    'change initial: form → form.refused':
      'Nothing is reported at the start, so that `refused` leads to `editing` within the first step.',
  },
});
