import { checkAddress } from '#domain/forms';
import { products } from '#fixtures/products';
import { accountMachine } from '#machines/account/account.machine';
import type { PageDefinition } from '#shop';

import { addressPlaces } from '../-models/address-places';

export const accountPage: PageDefinition<typeof accountMachine, Record<string, never>> = {
  name: 'account',
  machine: accountMachine,
  input: (_, shop) => ({
    products,
    checkAddress: (values) => checkAddress(values, addressPlaces),
    cartLines: () => shop.member('cart').getSnapshot().context.lines,
    person: () => shop.member('profile').getSnapshot().context.person,
  }),
};
