import { answer, atMost, bare, casesOf } from '#kit/paths/cases';
import { ADA } from '#machines/samples';

import { newsletterMachine } from './newsletter.machine';

export const cases = casesOf({
  name: 'newsletter',
  machine: newsletterMachine,
  starts: { 'the newsletter': undefined },
  cases: {
    'addresses arrive': { type: 'addresses.restored', addresses: [ADA.email] },
    ...bare('newsletter.reopened'),
    'a known address is complete': answer('form', { values: { email: ADA.email } }),
    'a new address is complete': answer('form', { values: { email: 'bo@larkwood.example' } }),
  },
  pageCases: { 'no addresses arrive': { type: 'addresses.restored', addresses: [] } },
  bound: atMost(2, 'addresses'),
  equivalentMutants: {
    'drop transition: newsletter.saved|addresses.restored|1':
      'The machine as a whole answers the event in the same way.',
    'drop transition: newsletter.known|addresses.restored|1':
      'The machine as a whole answers the event in the same way.',
  },
});
