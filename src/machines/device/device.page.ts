import { button, MAIN, says, seen, textbox, unseen } from '#kit/paths/driver';
import type { Driver, Locator } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import type { PlaceFor } from '#kit/paths/page-place';

import { cases } from './device.cases';

type Place = PlaceFor<typeof cases>;

const warning: Locator = { role: 'alert', saying: /This browser is not saving anything for the shop/ };
const understood = button('Understood');
const CONTACT = { path: '/ContactUs', width: 'desktop' } as const;

/** The warning is the same whatever the reason. */
const toldOfDevice: Pick<Place, 'states' | 'actor'> = {
  states: {
    keeping: () => [unseen(warning), says(MAIN, /Saved on this device only/)],
    'refusing.warning': () => [
      seen(warning),
      seen(understood),
      says(MAIN, /Not saved: this browser’s storage is full/),
    ],
    'refusing.told': () => [
      unseen(warning),
      unseen(understood),
      says(MAIN, /Not saved: this browser’s storage is full/),
    ],
  },
  actor: 'device',
};
const warningClosed: Place['events']['warning.closed'] = [
  { case: 'warning.closed', words: 'Understood is pressed', cause: (driver) => driver.click(understood) },
];

const drafting =
  (text: string, { isFull }: { readonly isFull: boolean }) =>
  async (driver: Driver) => {
    await driver.fillDevice(isFull);
    await driver.type(textbox('Name', MAIN), text);
  };

export const places = placesOf(cases, [
  {
    place: 'a device that is full',
    starts: [{ name: 'the contact page', input: undefined, visit: CONTACT }],
    events: {
      'write.refused': [
        { case: 'write.refused', words: 'a draft finds no room', cause: drafting('Ada', { isFull: true }) },
      ],
      'write.kept': [
        { case: 'write.kept', words: 'a longer draft finds room', cause: drafting('Ada Sample', { isFull: false }) },
      ],
      'warning.closed': warningClosed,
    },
    ...toldOfDevice,
  },
  {
    place: 'a browser that forbids storage',
    starts: [{ name: 'the contact page, while storage is allowed', input: undefined, visit: CONTACT }],
    events: {
      'write.refused': [
        {
          case: 'write.refused',
          words: 'the page is opened again, and storage is forbidden',
          cause: (driver) => driver.open({ ...CONTACT, isForbidden: true }),
        },
      ],
      'write.kept': { notOnPage: 'A browser that forbids storage does so as long as the page is open.' },
      'warning.closed': warningClosed,
    },
    ...toldOfDevice,
  },
]);
