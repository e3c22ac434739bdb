import { button, containing, holds, is, isLocked, MAIN, named, says, seen, textbox, unseen } from '#kit/paths/driver';
import type { Driver, Locator } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { fillIn } from '#kit/paths/steps';
import { sampleNow } from '#machines/samples';

import { cases } from './add-card.cases';

const dialog = named('dialog', 'Add a card');
const FIELDS = {
  name: textbox('Name on card', dialog),
  cardnum: textbox('Card number', dialog),
  expiry: textbox('Valid through', dialog),
  cvv: textbox('Security code (CVV)', dialog),
} as const;
const written = cases.events['the card is complete'].output.values;
const isSaved: Locator = { role: 'status', saying: /Your card is saved on this device/, within: MAIN };

/** Fills in the dialog with Ada's card and saves it. */
export async function saveCard(driver: Driver, { asDefault }: { readonly asDefault: boolean }): Promise<void> {
  if (asDefault) {
    await driver.click(named('checkbox', 'Save as default', dialog));
  }
  await fillIn(driver, FIELDS, written);
  await driver.click(button('Save card', dialog));
}

export const places = placesOf(cases, [
  {
    place: 'the page of saved cards',
    starts: [
      {
        name: 'three saved cards',
        input: { now: sampleNow },
        visit: { path: '/MyAccount/PaymentAndBilling', width: 'desktop' },
      },
    ],
    events: {
      'dialog.opened': [
        {
          case: 'dialog.opened',
          words: 'Add card is pressed',
          cause: (driver) => driver.click(button('Add card', MAIN)),
        },
      ],
      'dialog.closed': [
        {
          case: 'dialog.closed',
          words: 'Cancel is pressed',
          cause: (driver) => driver.click(button('Cancel', dialog)),
        },
      ],
      'list.changed': [
        {
          case: 'list.changed',
          words: 'another card is made the Default',
          cause: (driver) => driver.click({ ...button(/^Make default: /, MAIN), place: 0 }),
          when: (snapshot) => !snapshot.hasTag('overlay'),
        },
      ],
    },
    answers: [{ case: 'the card is complete', cause: (driver) => saveCard(driver, { asDefault: true }) }],
    states: {
      'closed.untold': () => [unseen(dialog), unseen(isSaved), isLocked(false)],
      'closed.kept': () => [
        unseen(dialog),
        seen(isSaved),
        says(MAIN, containing(written.cardnum.slice(-4))),
        isLocked(false),
      ],
      open: () => [
        seen(dialog),
        is(FIELDS.name, 'focus'),
        ...Object.values(FIELDS).map((locator) => holds(locator, '')),
        isLocked(true),
      ],
    },
    actor: 'add-card',
  },
]);
