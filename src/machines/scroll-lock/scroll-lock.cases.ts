import { casesOf } from '#kit/paths/cases';

import { scrollLockMachine } from './scroll-lock.machine';

export const cases = casesOf({
  name: 'scroll-lock',
  machine: scrollLockMachine,
  starts: { 'the scroll lock': undefined },
  cases: {
    'the menu takes hold': { type: 'lock.acquired', holder: 'menu' },
    'a dialog takes hold': { type: 'lock.acquired', holder: 'dialog' },
    'the menu lets go': { type: 'lock.released', holder: 'menu' },
    'a dialog lets go': { type: 'lock.released', holder: 'dialog' },
  },
});
