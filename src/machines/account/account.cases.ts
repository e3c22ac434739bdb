import { answer, bare, casesOf } from '#kit/paths/cases';
import { ADA, sampleCheck, sampleMessage, sampleProducts, sampleStudio } from '#machines/samples';

import { accountMachine } from './account.machine';

export const cases = casesOf({
  name: 'account',
  machine: accountMachine,
  starts: {
    'the account': {
      person: () => undefined,
      checkAddress: sampleCheck,
      products: () => sampleProducts,
      cartLines: () => [],
    },
  },
  cases: {
    ...bare('details.opened', 'details.closed'),
    'a new address is begun': { type: 'address.opened', addressId: undefined },
    ...bare('address.closed'),
    'the sample data is asked for': { type: 'samples.requested', before: {} },
    ...bare('samples.undone', 'route.changed'),
    'an address is opened': { type: 'address.opened', addressId: 'address-1' },
    'the details are complete': answer('details', {
      values: { fullName: ADA.name, email: ADA.email, phone: sampleMessage.phone },
    }),
    'the address is complete': answer('address', { values: { ...sampleStudio, isDefault: '' } }),
  },
});
