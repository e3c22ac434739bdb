import { answer, bare, casesOf } from '#kit/paths/cases';
import { ADA } from '#machines/samples';

import { logInMachine } from './log-in.machine';

export const cases = casesOf({
  name: 'log-in',
  machine: logInMachine,
  starts: { 'a device that knows Ada': { person: () => ADA } },
  cases: {
    ...bare('session.left'),
    'the known email is entered': answer('form', { values: { login: ADA.email, password: 'oak' } }),
    'an unknown email is entered': answer('form', { values: { login: 'eve@larkwood.example', password: 'oak' } }),
  },
  ignoredContext: ['typed', 'misses'],
  equivalentMutants: {
    'drop reenter: logIn|session.left|0':
      'The state inside is left and entered again either way, and the machine as a whole has nothing that starts again.',
  },
});
