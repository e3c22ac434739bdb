import { button, containing, counted, holds, is, MAIN, named, says, textbox, unseen } from '#kit/paths/driver';
import type { Driver } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { fillIn } from '#kit/paths/steps';
import { sampleMessage, sampleNow } from '#machines/samples';

import { cases } from './contact.cases';

const FIELDS = {
  name: textbox('Name', MAIN),
  email: textbox('Email', MAIN),
  phone: textbox('Phone number', MAIN),
  subject: textbox('Subject', MAIN),
  message: textbox('Message', MAIN),
} as const;
const receipt = named('region', 'Receipt', MAIN);
const keptMessages = named('region', 'Kept on this device', MAIN);

/** Fills in the form and submits it. */
export async function sendMessage(driver: Driver): Promise<void> {
  await fillIn(driver, FIELDS, sampleMessage);
  await driver.click(button('Send Message', MAIN));
}

export const places = placesOf(cases, [
  {
    place: 'the contact page',
    starts: [{ name: 'nothing written yet', input: { now: sampleNow }, visit: { path: '/ContactUs', width: 'phone' } }],
    events: {
      'message.reopened': [
        {
          case: 'message.reopened',
          words: 'another message is begun',
          cause: (driver) => driver.click(button('Write another message', receipt)),
        },
      ],
    },
    answers: [{ case: 'the message is complete', cause: sendMessage }],
    states: {
      'writing.fresh': ({ context }) => [
        unseen(receipt),
        counted(keptMessages, context.receipt ? 1 : 0),
        is(FIELDS.name, 'focus', context.receipt !== undefined),
      ],
      'writing.kept': ({ context }) => [
        ...Object.keys(FIELDS).map((field) => says(receipt, containing(context.receipt?.[field] ?? 'no receipt'))),
        says(receipt, /Thank you, your message is kept/),
        is(named('heading', 'Thank you, your message is kept', receipt), 'focus'),
        unseen(keptMessages),
      ],
    },
    always: () => Object.values(FIELDS).map((locator) => holds(locator, '')),
    ignoredContext: [],
    actor: 'contact',
  },
]);
