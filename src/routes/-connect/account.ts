import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import { countries } from '#fixtures/countries';
import type { accountMachine } from '#machines/account/account.machine';
import { addressesOf } from '#machines/profile/profile.machine';
import { keptNow } from '#machines/shop/keeping';
import { nameId } from '#ui/components/Heading/name-id';
import type { AddressBookProps } from '#ui/views/MyAccountView/AddressBook';
import { ADD_ADDRESS } from '#ui/views/MyAccountView/AddressBook';
import type { ProfileSectionProps } from '#ui/views/MyAccountView/ProfileSection';
import { DETAILS_FORM, EDIT_DETAILS } from '#ui/views/MyAccountView/ProfileSection';
import type { SampleDataProps } from '#ui/views/MyAccountView/SampleData';
import { RESET_SAMPLES } from '#ui/views/MyAccountView/SampleData';

import { useForm, useMember, useShop } from '../-shop';
import { useSavedWords } from './device';
import { focusAfter } from './focus';
import { neighbourOf } from './neighbour';
import { focusAfterRemoval } from './removals';

type AccountActor = ActorRefFrom<typeof accountMachine>;

const countryOptions = countries.map(({ name }) => ({ value: name, label: name }));

/** Name, email and phone of who is logged in, shown or being corrected. */
export function useProfileSection(page: AccountActor): ProfileSectionProps {
  const profile = useMember('profile');
  const person = useSelector(profile, (snapshot) =>
    snapshot.hasTag('signedIn') ? snapshot.context.person : undefined,
  );
  const form = useForm(useSelector(page, ({ children }) => children.details));
  const addresses = useAddressBook(page);
  const savedWords = useSavedWords('Your details are');

  return {
    details: person && { name: person.name, email: person.email, phone: person.phone ?? '' },
    isEditing: useSelector(page, (snapshot) => snapshot.hasTag('editing')),
    status: useSelector(page, (snapshot) => snapshot.hasTag('saved')) ? savedWords : undefined,
    form: { ...form, onSubmit: () => focusAfter(form.onSubmit, EDIT_DETAILS) },
    onEdit: () => focusAfter(() => page.send({ type: 'details.opened' }), `${DETAILS_FORM}-fullName`),
    onCancel: () => focusAfter(() => page.send({ type: 'details.closed' }), EDIT_DETAILS),
    addresses,
  };
}

function useAddressBook(page: AccountActor): AddressBookProps {
  const profile = useMember('profile');
  const addresses = useSelector(profile, ({ context }) => addressesOf(context));
  const addressId = useSelector(page, ({ context }) => context.addressId);

  return {
    addresses,
    dialog: {
      isOpen: useSelector(page, (snapshot) => snapshot.hasTag('overlay')),
      isKept: addressId !== undefined,
      form: useForm(useSelector(page, ({ children }) => children.address)),
      countries: countryOptions,
      onClose: () => page.send({ type: 'address.closed' }),
    },
    onAdd: () => page.send({ type: 'address.opened', addressId: undefined }),
    onEdit: (id) => page.send({ type: 'address.opened', addressId: id }),
    onPrefer: (id) => focusAfter(() => profile.send({ type: 'address.preferred', addressId: id }), nameId(id)),
    onRemove: (id) => {
      const next = neighbourOf(
        addresses.map((address) => address.id),
        id,
      );
      focusAfterRemoval(
        () => profile.send({ type: 'address.removed', addressId: id }),
        next === undefined ? ADD_ADDRESS : nameId(next),
      );
    },
  };
}

/** The way back to the sample data, and back from there. */
export function useSampleData(page: AccountActor): SampleDataProps {
  const shop = useShop();
  const canUndo = useSelector(page, (snapshot) => snapshot.hasTag('sampled'));
  const isUndone = useSelector(page, (snapshot) => snapshot.hasTag('undone'));

  return {
    status: canUndo ? 'The sample data is back.' : isUndone ? 'Everything is as it was.' : undefined,
    canUndo,
    onReset: () => page.send({ type: 'samples.requested', before: keptNow(shop.actor.system) }),
    onUndo: () => focusAfter(() => page.send({ type: 'samples.undone' }), RESET_SAMPLES),
  };
}
