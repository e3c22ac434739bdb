import { button, containing, MAIN, named, says, seen, textbox, unseen } from '#kit/paths/driver';
import type { Driver } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { fillIn } from '#kit/paths/steps';
import { sampleRecipient } from '#machines/samples';
import { visitTo, visitToOnly } from '#machines/tracking/tracking.page';
import { sampleTrackedOrderId } from '#fixtures/tracked-order';

import { cases, inputs, unpacked } from './order-detail.cases';

const FIELDS = {
  firstName: textbox('First name', MAIN),
  lastName: textbox('Last name', MAIN),
  phone: textbox('Phone number', MAIN),
  city: textbox('Town/City', MAIN),
  country: named('combobox', 'Country', MAIN),
  postcode: textbox('Postcode/Zip', MAIN),
} as const;
const change = button('Change the address', MAIN);
const save = button('Save address', MAIN);

const WITH_STATUS = {
  notOnPage: 'It is passed on to the machines of tracking and status, which are tested at places of their own.',
} as const;
const WITH_RETURN = {
  notOnPage: 'It is passed on to the machine of the return, which is tested at a place of its own.',
} as const;

async function saveAddress(driver: Driver): Promise<void> {
  await fillIn(driver, FIELDS, sampleRecipient);
  await driver.click(save);
}

export const places = placesOf(cases, [
  {
    place: 'the detail page of an order',
    starts: [
      { name: 'an order that is not packed', input: inputs.unpacked, visit: visitToOnly(unpacked) },
      { name: 'a sample order', input: inputs.sample, visit: visitTo(sampleTrackedOrderId) },
    ],
    events: {
      'address.opened': [
        {
          case: 'address.opened',
          cause: (driver) => driver.click(change),
          when: ({ context, value }) => context.packedAt !== undefined && value.shown === 'reading',
        },
      ],
      'address.closed': [{ case: 'address.closed', cause: (driver) => driver.click(button('Cancel', MAIN)) }],
      'order.received': WITH_STATUS,
      'order.cancelled': WITH_STATUS,
      'order.reinstated': WITH_STATUS,
      'line.changed': WITH_RETURN,
      'line.stepped': WITH_RETURN,
    },
    answers: [{ case: 'the address is complete', cause: saveAddress }],
    states: {
      'shown.reading': ({ context }) => [context.packedAt ? seen(change) : unseen(change), unseen(save)],
      'shown.changing': () => [seen(save), unseen(change)],
      'shown.packed': () => [
        says(MAIN, containing('Your order has been packed, so it goes to the address above.')),
        unseen(change),
        unseen(save),
      ],
    },
    hasTimesOfDay: true,
    actor: [`order-detail:${unpacked.orderid}`, `order-detail:${sampleTrackedOrderId}`],
  },
]);
