import { answer, atMost, casesOf } from '#kit/paths/cases';
import { ADA } from '#machines/samples';

import { newsletterMachine } from './newsletter.machine';

export const cases = casesOf({
  name: 'newsletter',
  machine: newsletterMachine,
  starts: { 'the newsletter': undefined },
  cases: {
    'addresses arrive': { type: 'addresses.restored', addresses: [ADA.email] },
    'another address is begun': { type: 'address.typed', value: 'b' },
    'a known address is complete': answer('form', { values: { email: ADA.email } }),
    'a new address is complete': answer('form', { values: { email: 'bo@larkwood.example' } }),
  },
  pageCases: { 'no addresses arrive': { type: 'addresses.restored', addresses: [] } },
  bound: atMost(2, 'addresses'),
  equivalentMutants: {
    'change initial: newsletter.answered → newsletter.answered.known': 'Every way in names the answer.',
  },
});
