import { casesOf } from '#kit/paths/cases';
import { sampleLookup } from '#machines/samples';

import { homeMachine } from './home.machine';

export const cases = casesOf({
  name: 'home',
  machine: homeMachine,
  starts: { 'the home': { lookup: sampleLookup } },
  cases: {},
});
