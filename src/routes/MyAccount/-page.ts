import { checkAddress } from '#domain/forms';
import { accountMachine } from '#machines/account/account.machine';
import { addressRules } from '#routes/-shared/address-rules';
import type { MachinePage } from '#routes/-shared/page';

export const page: MachinePage<typeof accountMachine> = {
  name: 'account',
  address: '/MyAccount',
  machine: accountMachine,
  input: (_, shop) => ({
    products: () => shop.actor.getSnapshot().context.products,
    checkAddress: (values) => checkAddress(values, addressRules),
    cartLines: () => shop.member('cart').getSnapshot().context.lines,
    person: () => shop.member('profile').getSnapshot().context.person,
  }),
};
