import { bare, casesOf } from '#kit/paths/cases';

import { searchKeyMachine } from './search-key.machine';

export const cases = casesOf({
  name: 'search-key',
  machine: searchKeyMachine,
  starts: { 'the search key': undefined },
  cases: {
    ...bare('searchKey.switched'),
    'another tab switches it off': { type: 'searchKey.restored', isOn: false },
    'another tab switches it on': { type: 'searchKey.restored', isOn: true },
  },
});
