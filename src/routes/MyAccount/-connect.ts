import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import { countries } from '#fixtures/countries';
import type { accountMachine } from '#machines/account/account.machine';
import { allOrders } from '#machines/orders/orders.machine';
import { addressesOf } from '#machines/profile/profile.machine';
import { storedNow } from '#machines/shop/restore-messages';
import { useSavedWords } from '#routes/-shared/device';
import { useForm } from '#routes/-shared/form';
import { orderWords } from '#routes/-shared/order';
import { paymentCard } from '#routes/-shared/payment-card';
import { useReorder } from '#routes/-shared/reorder';
import { useKnownProducts, useMember, usePage, usePerson, useShop, useVisit } from '#routes/-shared/shop';
import type { AddressBookProps } from '#ui/views/MyAccountView/AddressBook';
import type { MyAccountViewProps } from '#ui/views/MyAccountView/MyAccountView';
import type { ProfileSectionProps } from '#ui/views/MyAccountView/ProfileSection';
import type { SampleDataProps } from '#ui/views/MyAccountView/SampleData';

import { page } from './-page';

type AccountActor = ActorRefFrom<typeof accountMachine>;

/** Five hundred on one page kept a shopper waiting for seconds. */
const ORDERS_OF_A_PAGE = 20;

const countryOptions = countries.map(({ name }) => ({ value: name, label: name }));

/** `opened` is the page of the order history in the address; a later one than there is means the last. */
export function useMyAccount(opened = 1): MyAccountViewProps {
  const account = usePage(page, {});
  const profile = useMember('profile');
  const placed = useSelector(useMember('orders'), ({ context }) => context.placed);
  const sample = useSelector(useMember('orders'), ({ context }) => context.sample);
  const card = useSelector(useMember('savedCards'), ({ context }) => context.cards.find(({ isDefault }) => isDefault));
  const { arrivedAt } = useVisit();
  const { reorderStatus, onReorder } = useReorder(useSelector(account, ({ children }) => children.reorder));
  const section = useProfileSection(account);
  const orders = allOrders({ placed, sample });
  const known = useKnownProducts();
  const last = Math.max(1, Math.ceil(orders.length / ORDERS_OF_A_PAGE));
  const current = Math.min(opened, last);

  return {
    name: section.details?.name,
    onLogOut: () => profile.send({ type: 'session.closed' }),
    orders: {
      orders: orders
        .slice((current - 1) * ORDERS_OF_A_PAGE, current * ORDERS_OF_A_PAGE)
        .map((order) => orderWords(order, known)),
      pages: last === 1 ? undefined : { current, last },
      reorderStatus,
      onReorder: (orderid) => orders.filter((order) => order.orderid === orderid).forEach(onReorder),
    },
    defaultCard: card && paymentCard(card, arrivedAt),
    profile: section,
    samples: useSampleData(account),
  };
}

/** Name, email and phone of the signed-in person, shown or being edited. */
function useProfileSection(account: AccountActor): ProfileSectionProps {
  const person = usePerson();
  const form = useForm(useSelector(account, ({ children }) => children.details));
  const addresses = useAddressBook(account);
  const savedWords = useSavedWords('Your details are');

  return {
    details: person && { name: person.name, email: person.email, phone: person.phone ?? '' },
    isEditing: useSelector(account, (snapshot) => snapshot.hasTag('editing')),
    status: useSelector(account, (snapshot) => snapshot.hasTag('saved')) ? savedWords : undefined,
    form,
    onEdit: () => account.send({ type: 'details.opened' }),
    onCancel: () => account.send({ type: 'details.closed' }),
    addresses,
  };
}

function useAddressBook(account: AccountActor): AddressBookProps {
  const profile = useMember('profile');
  const addresses = useSelector(profile, ({ context }) => addressesOf(context));
  const addressId = useSelector(account, ({ context }) => context.addressId);

  return {
    addresses,
    dialog: {
      isOpen: useSelector(account, (snapshot) => snapshot.hasTag('overlay')),
      isKept: addressId !== undefined,
      form: useForm(useSelector(account, ({ children }) => children.address)),
      countries: countryOptions,
      onClose: () => account.send({ type: 'address.closed' }),
    },
    onAdd: () => account.send({ type: 'address.opened', addressId: undefined }),
    onEdit: (id) => account.send({ type: 'address.opened', addressId: id }),
    onPrefer: (id) => profile.send({ type: 'address.preferred', addressId: id }),
    onRemove: (id) => profile.send({ type: 'address.removed', addressId: id }),
  };
}

/** Resetting the sample data, and undoing that. */
function useSampleData(account: AccountActor): SampleDataProps {
  const shop = useShop();
  const canUndo = useSelector(account, (snapshot) => snapshot.hasTag('sampled'));
  const isUndone = useSelector(account, (snapshot) => snapshot.hasTag('undone'));

  return {
    status: canUndo ? 'The sample data is back.' : isUndone ? 'Everything is as it was.' : undefined,
    canUndo,
    onReset: () => account.send({ type: 'samples.requested', before: storedNow(shop.actor.system) }),
    onUndo: () => account.send({ type: 'samples.undone' }),
  };
}
