import { products } from '#fixtures/products';
import { accountMachine } from '#machines/account/account.machine';
import { sampleAddress, sampleCheck } from '#machines/samples';

import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { ADA, completed, fillIn, goThereAndBack } from './person';
import { button, holds, is, isLocked, link, MAIN, named, seen, textbox, unseen } from './someone';
import type { Someone, Spot } from './someone';

const HOME = { ...sampleAddress, id: 'address-1', isDefault: true } as const;
const person = { ...ADA, addresses: [HOME] };
/** An address that Ada adds, or makes of another. */
export const STUDIO = {
  label: 'Studio',
  street: '2 Harbour Lane',
  city: 'Truro',
  postcode: 'B2N 1A1',
  country: 'Canada',
} as const;

/** Where Ada's own things are. */
export const details = named('region', 'Your details', MAIN);
const DETAILS_FIELDS = {
  fullName: textbox('Full name', details),
  email: textbox('Email', details),
  phone: textbox('Phone number (optional)', details),
} as const;
/** What Ada makes of her details. */
export const CORRECTED = { fullName: ADA.name, email: ADA.email, phone: '0902 555 0142' } as const;
const detailsAreSaved: Spot = { role: 'status', saying: /Your details are saved on this device/, within: details };

/** Where her addresses are. */
export const book = named('region', 'Addresses', MAIN);
const dialog = named('dialog', /^(Add an|Edit) address$/);
const ADDRESS_FIELDS = {
  label: textbox('Name of this address (optional)', dialog),
  street: textbox('Street and number', dialog),
  city: textbox('Town/City', dialog),
  postcode: textbox('Postcode/Zip', dialog),
} as const;

const samples = named('region', 'Sample data', MAIN);
const undo = button('Undo', samples);

interface Places {
  readonly details: string;
  readonly address: string;
  readonly samples: string;
}

/** Whether Ada's own things are on the page and no dialog lies over them. */
function isAtHand(value: unknown): boolean {
  const places = value as Places;
  return places.address === 'listed' && places.samples !== 'restored';
}

function isSampled(value: unknown): boolean {
  return (value as Places).samples === 'restored';
}

/** Corrects the details, once they are being edited. */
export async function saveDetails(someone: Someone): Promise<void> {
  await fillIn(someone, DETAILS_FIELDS, CORRECTED);
  await someone.click(button('Save details', details));
}

/** Writes an address into the dialog and saves it. */
export async function saveAddress(someone: Someone): Promise<void> {
  const { country, ...typed } = STUDIO;
  await fillIn(someone, ADDRESS_FIELDS, typed);
  await someone.choose(named('combobox', 'Country', dialog), country);
  await someone.click(button('Save address', dialog));
}

function lookAtWishlist(someone: Someone): Promise<void> {
  return goThereAndBack(someone, {
    by: link('Wishlist', named('navigation', 'Account', MAIN)),
    there: seen(named('heading', 'Wishlist', MAIN)),
    back: seen(samples),
  });
}

const account: PageTarget<typeof accountMachine> = {
  machine: 'account',
  place: 'My Account of Ada',
  logic: accountMachine,
  starts: [
    {
      name: 'Ada is logged in and has one address',
      input: { products, cartLines: () => [], person: () => person, checkAddress: sampleCheck },
      visit: { path: '/MyAccount', width: 'desk', kept: { profile: { person, signedIn: true } } },
    },
  ],
  events: {
    'details.opened': [
      {
        name: 'Edit your details is pressed',
        event: { type: 'details.opened' },
        cause: (someone) => someone.click(button('Edit your details', details)),
        when: ({ value }) => isAtHand(value),
      },
    ],
    'details.closed': [
      {
        name: 'Cancel is pressed below the details',
        event: { type: 'details.closed' },
        cause: (someone) => someone.click(button('Cancel', details)),
        when: ({ value }) => isAtHand(value),
      },
    ],
    'address.opened': [
      {
        name: 'Add address is pressed',
        event: { type: 'address.opened', addressId: undefined },
        cause: (someone) => someone.click(button('Add address', book)),
        when: ({ value }) => isAtHand(value),
      },
      {
        name: 'Edit is pressed beside an address',
        event: { type: 'address.opened', addressId: HOME.id },
        cause: (someone) => someone.click(button(`Edit ${HOME.label}`, book)),
        when: ({ value }) => isAtHand(value),
      },
    ],
    'address.closed': [
      {
        name: 'Cancel is pressed in the dialog',
        event: { type: 'address.closed' },
        cause: (someone) => someone.click(button('Cancel', dialog)),
      },
    ],
    'samples.requested': [
      {
        name: 'Reset sample data is pressed',
        event: { type: 'samples.requested', before: {} },
        cause: (someone) => someone.click(button('Reset sample data', samples)),
        when: ({ value }) => isAtHand(value) && value.details === 'shown',
      },
    ],
    'samples.undone': [
      {
        name: 'Undo is pressed beside the sample data',
        event: { type: 'samples.undone' },
        cause: (someone) => someone.click(undo),
      },
    ],
    'route.changed': [
      {
        name: 'someone looks at the wishlist and goes Back',
        event: { type: 'route.changed' },
        cause: lookAtWishlist,
        when: ({ value }) => isAtHand(value),
      },
    ],
  },
  answers: [
    {
      name: 'the details are complete',
      event: completed('details', CORRECTED),
      cause: saveDetails,
      when: ({ value }) => isAtHand(value),
    },
    {
      name: 'the address is complete',
      event: completed('address', { ...STUDIO, isDefault: '' }),
      cause: saveAddress,
      // Once corrected, Home goes by another name.
      when: ({ context }) => context.addressId === undefined,
    },
  ],
  states: {
    'details.shown': ({ value }) =>
      isSampled(value)
        ? [unseen(details)]
        : [seen(button('Edit your details', details)), unseen(DETAILS_FIELDS.fullName), unseen(detailsAreSaved)],
    'details.editing': ({ value }) => [
      unseen(button('Edit your details', details)),
      holds(DETAILS_FIELDS.fullName, ADA.name),
      holds(DETAILS_FIELDS.email, ADA.email),
      ...(value.address === 'writing' ? [] : [seen(button('Save details', details))]),
    ],
    'details.saved': () => [
      seen(button('Edit your details', details)),
      unseen(DETAILS_FIELDS.fullName),
      seen(detailsAreSaved),
    ],
    'address.listed': ({ value }) => [
      unseen(dialog),
      ...(isSampled(value) ? [unseen(book)] : [seen(button(`Edit ${HOME.label}`, book))]),
      isLocked(false),
    ],
    'address.writing': ({ context }) => [
      seen(named('dialog', context.addressId === undefined ? 'Add an address' : 'Edit address')),
      is(ADDRESS_FIELDS.label, 'focus'),
      holds(ADDRESS_FIELDS.street, context.addressId === undefined ? '' : HOME.street),
      isLocked(true),
    ],
    'samples.untouched': () => [unseen(undo), unseen({ role: 'status', saying: /\S/, within: samples })],
    'samples.restored': () => [
      seen({ role: 'status', saying: /The sample data is back/, within: samples }),
      seen(undo),
    ],
    'samples.undone': () => [
      seen({ role: 'status', saying: /Everything is as it was/, within: samples }),
      unseen(undo),
      is(button('Reset sample data', samples), 'focus'),
    ],
    'orders.listed': () => [seen(named('region', 'Order History', MAIN))],
  },
  ignoredContext: ['before'],
  actor: (shop) => shop.actor.system.get('account'),
};

/** Whatever is done on My Account itself. */
export const accountTargets = [onPage(account)];
