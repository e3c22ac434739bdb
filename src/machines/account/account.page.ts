import { products } from '#fixtures/products';
import { button, holds, is, isLocked, link, MAIN, named, seen, textbox, unseen } from '#kit/paths/driver';
import type { Driver, Locator } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { fillIn, goThereAndBack } from '#kit/paths/steps';
import { ADA, sampleAddress, sampleCheck, sampleStudio } from '#machines/samples';

import { cases } from './account.cases';

const HOME = { ...sampleAddress, id: 'address-1', isDefault: true } as const;
const person = { ...ADA, addresses: [HOME] };

/** The section with personal details. */
export const details = named('region', 'Your details', MAIN);
const DETAILS_FIELDS = {
  fullName: textbox('Full name', details),
  email: textbox('Email', details),
  phone: textbox('Phone number (optional)', details),
} as const;
const detailsAreSaved: Locator = { role: 'status', saying: /Your details are saved on this device/, within: details };

/** The address book. */
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

interface Parts {
  readonly details: string;
  readonly address: string;
  readonly samples: string;
}

/** True if the details are editable and no dialog is open. */
function isAtHand(value: unknown): boolean {
  const parts = value as Parts;
  return parts.address === 'listed' && parts.samples !== 'restored';
}

function isSampled(value: unknown): boolean {
  return (value as Parts).samples === 'restored';
}

/** Changes and saves the details. */
export async function saveDetails(driver: Driver): Promise<void> {
  await fillIn(driver, DETAILS_FIELDS, cases.events['the details are complete'].output.values);
  await driver.click(button('Save details', details));
}

/** Fills in the address dialog and saves it. */
export async function saveAddress(driver: Driver): Promise<void> {
  await fillIn(driver, ADDRESS_FIELDS, sampleStudio);
  await driver.choose(named('combobox', 'Country', dialog), sampleStudio.country);
  await driver.click(button('Save address', dialog));
}

export const places = placesOf(cases, [
  {
    place: 'My Account of Ada',
    starts: [
      {
        name: 'Ada is logged in and has one address',
        input: { products: () => products, cartLines: () => [], person: () => person, checkAddress: sampleCheck },
        visit: { path: '/MyAccount', width: 'desktop', kept: { profile: { person, signedIn: true } } },
      },
    ],
    events: {
      'details.opened': [
        {
          case: 'details.opened',
          words: 'Edit your details is pressed',
          cause: (driver) => driver.click(button('Edit your details', details)),
          when: ({ value }) => isAtHand(value),
        },
      ],
      'details.closed': [
        {
          case: 'details.closed',
          words: 'Cancel is pressed below the details',
          cause: (driver) => driver.click(button('Cancel', details)),
          when: ({ value }) => isAtHand(value),
        },
      ],
      'address.opened': [
        {
          case: 'a new address is begun',
          words: 'Add address is pressed',
          cause: (driver) => driver.click(button('Add address', book)),
          when: ({ value }) => isAtHand(value),
        },
        {
          case: 'an address is opened',
          words: 'Edit is pressed beside an address',
          cause: (driver) => driver.click(button(`Edit ${HOME.label}`, book)),
          when: ({ value }) => isAtHand(value),
        },
      ],
      'address.closed': [
        {
          case: 'address.closed',
          words: 'Cancel is pressed in the dialog',
          cause: (driver) => driver.click(button('Cancel', dialog)),
        },
      ],
      'samples.requested': [
        {
          case: 'the sample data is asked for',
          words: 'Reset sample data is pressed',
          cause: (driver) => driver.click(button('Reset sample data', samples)),
          when: ({ value }) => isAtHand(value) && value.details === 'shown',
        },
      ],
      'samples.undone': [
        {
          case: 'samples.undone',
          words: 'Undo is pressed beside the sample data',
          cause: (driver) => driver.click(undo),
        },
      ],
      'route.changed': [
        {
          case: 'route.changed',
          words: 'someone looks at the wishlist and goes Back',
          cause: (driver) =>
            goThereAndBack(driver, {
              by: link('Wishlist', named('navigation', 'Account', MAIN)),
              there: seen(named('heading', 'Wishlist', MAIN)),
              back: seen(samples),
            }),
          when: ({ value }) => isAtHand(value),
        },
      ],
    },
    answers: [
      { case: 'the details are complete', cause: saveDetails, when: ({ value }) => isAtHand(value) },
      {
        case: 'the address is complete',
        cause: saveAddress,
        // Once edited, Home has another name.
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
    actor: 'account',
  },
]);
