import { answer, casesOf } from '#kit/paths/cases';
import { ADA } from '#machines/samples';

import { signUpMachine } from './sign-up.machine';

const NEW_PROFILE = { fullName: ADA.name, email: ADA.email, password: 'a quiet oak', confirmPassword: 'an elm' };

export const cases = casesOf({
  name: 'sign-up',
  machine: signUpMachine,
  starts: { 'the sign up': undefined },
  cases: { 'the form is complete': answer('form', { values: { ...NEW_PROFILE, terms: '' } }) },
  pageCases: {
    'Ada signs up with two passwords that differ': answer('form', { values: { ...NEW_PROFILE, terms: 'on' } }),
  },
});
