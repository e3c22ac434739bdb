import { expect, test } from 'vitest';

import { prefill } from './personal';

const home = {
  id: 'address-1',
  label: 'Home',
  street: '1 Sample Lane',
  city: 'Halifax',
  postcode: 'B3H 1A1',
  country: 'Canada',
  isDefault: true,
};

test.each([
  { who: 'nobody', person: undefined, values: {} },
  {
    who: 'a name of two words',
    person: { name: 'Ada Sample', email: 'ada@larkwood.example' },
    values: { firstName: 'Ada', lastName: 'Sample', email: 'ada@larkwood.example' },
  },
  {
    who: 'a name of one word',
    person: { name: 'Ada', email: 'ada@larkwood.example' },
    values: { firstName: 'Ada', email: 'ada@larkwood.example' },
  },
  {
    who: 'a name of many words',
    person: { name: '  Ada  Maria de Sample ', email: '' },
    values: { firstName: 'Ada', lastName: 'Maria de Sample' },
  },
  {
    who: 'a person with phone and addresses',
    person: {
      name: 'Ada Sample',
      email: 'ada@larkwood.example',
      phone: '902 555 0142',
      addresses: [{ ...home, id: 'address-2', city: 'Oslo', isDefault: false }, home],
    },
    values: {
      firstName: 'Ada',
      lastName: 'Sample',
      email: 'ada@larkwood.example',
      phone: '902 555 0142',
      city: 'Halifax',
      country: 'Canada',
      postcode: 'B3H 1A1',
    },
  },
])('$who fills in what is known', ({ person, values }) => {
  expect(prefill(person)).toEqual(values);
});
