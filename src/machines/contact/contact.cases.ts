import { answer, bare, casesOf } from '#kit/paths/cases';
import { sampleMessage, sampleNow } from '#machines/samples';

import { contactMachine } from './contact.machine';

export const cases = casesOf({
  name: 'contact',
  machine: contactMachine,
  starts: { 'the contact': { now: sampleNow } },
  cases: {
    ...bare('message.reopened'),
    'the message is complete': answer('form', { values: sampleMessage }),
  },
  ignoredContext: ['receipt'],
});
