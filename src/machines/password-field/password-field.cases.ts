import { bare, casesOf } from '#kit/paths/cases';

import { passwordFieldMachine } from './password-field.machine';

export const cases = casesOf({
  name: 'password-field',
  machine: passwordFieldMachine,
  starts: { 'the password field': undefined },
  cases: bare('reveal.toggled'),
});
