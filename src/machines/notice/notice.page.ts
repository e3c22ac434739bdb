import { button, link, MAIN, named, seen, unseen } from '#kit/paths/driver';
import type { Driver, Locator } from '#kit/paths/driver';
import { NEVER_RESTS, placesOf } from '#kit/paths/page-place';
import { LAMP } from '#machines/samples';

import { cases } from './notice.cases';

const wishlistPath = '/MyAccount/Wishlist';
const notice: Locator = { role: 'alert', saying: /^Remove from wishlist$/ };
const clearedNotice: Locator = { role: 'alert', saying: /^Wishlist cleared$/ };
const WISHED = [LAMP, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17];

/** Removes an item and undoes it at once. */
export async function removeAndUndo(driver: Driver, remove: Locator): Promise<void> {
  await driver.see(seen(remove));
  await driver.click(remove);
  await driver.click(button('Undo'));
}

/**
 * Pointer and focus both hold a notice. Focus moves into it by itself, so it is moved away to test the pointer alone.
 */
async function pressAndLeave(driver: Driver, remove: Locator): Promise<void> {
  await driver.press('Enter', remove);
  await driver.blur();
}

/** Opens the home page, where changes by another tab show no notice. */
async function lookHome(driver: Driver, wished?: readonly number[]): Promise<void> {
  await driver.click({ ...link(/^Larkwood/), place: 0 });
  await driver.see(seen(named('heading', 'Feature Products', MAIN)));
  if (wished) {
    await driver.hearOf('wishlist', wished);
  }
  await driver.goBack();
  await driver.see(seen(named('heading', 'Wishlist', MAIN)));
}

export const places = placesOf(cases, [
  {
    place: 'the wishlist page',
    starts: [
      {
        name: 'a wishlist of twelve',
        input: undefined,
        visit: { path: wishlistPath, width: 'desktop', kept: { wishlist: WISHED } },
      },
    ],
    events: {
      'notice.shown': [
        {
          case: 'a lamp was removed',
          words: 'an item is removed',
          cause: (driver) => pressAndLeave(driver, { ...button(/^Remove /, MAIN), place: 0 }),
          when: ({ context }) => context.removals.every(({ removal: { kind } }) => kind !== 'wishlist'),
        },
        {
          case: 'the wishlist was cleared',
          words: 'the wishlist is cleared',
          cause: (driver) => pressAndLeave(driver, button('Clear wishlist', MAIN)),
          when: ({ context }) => context.removals.every(({ removal: { kind } }) => kind !== 'wishlist'),
        },
      ],
      'contents.changed': [
        {
          case: 'the lamp has come back',
          words: 'another tab has all of them',
          cause: async (driver) => {
            await driver.hearOf('wishlist', WISHED);
            // The next notice would appear under the resting pointer.
            await driver.pointAway();
          },
        },
      ],
      'removal.reversed': { notOnPage: 'This is done in the list "Recently removed".' },
      'route.changed': [
        {
          case: 'route.changed',
          words: 'someone looks at the home page and comes back',
          cause: (driver) => lookHome(driver),
          when: (snapshot) => !snapshot.hasTag('staying') && !snapshot.matches({ visible: 'held' }),
        },
        {
          case: 'route.changed',
          words: 'someone looks at the home page, another tab fills the wishlist again, and they come back',
          cause: (driver) => lookHome(driver, WISHED),
          // The notice about an earlier removal is shown again, unless its item is back.
          when: (snapshot) => snapshot.hasTag('staying') && snapshot.context.removals.length === 1,
        },
      ],
      'notice.undone': [
        { case: 'notice.undone', words: 'Undo is pressed', cause: (driver) => driver.click(button('Undo')) },
      ],
      'notice.closed': [
        {
          case: 'notice.closed',
          words: 'the notice is closed, and another tab fills the wishlist again',
          cause: async (driver) => {
            await driver.click(button('Close'));
            await driver.hearOf('wishlist', WISHED);
          },
          when: (snapshot) => snapshot.hasTag('staying'),
        },
      ],
      'notice.held': [
        {
          case: 'notice.held',
          words: 'Undo is pointed at',
          cause: (driver) => driver.pointAt(button('Undo')),
          when: (snapshot) => !snapshot.hasTag('staying'),
        },
      ],
      'notice.released': [
        { case: 'notice.released', words: 'the pointer leaves it', cause: (driver) => driver.pointAway() },
      ],
    },
    states: {
      hidden: () => [unseen(notice), unseen(clearedNotice), unseen(button('Undo'))],
      'visible.choosing': NEVER_RESTS,
      'visible.passing': () => [seen(notice), seen(button('Undo'))],
      'visible.held': () => [seen(notice), seen(button('Undo'))],
      'visible.staying': () => [seen(clearedNotice), unseen(notice), seen(button('Undo')), seen(button('Close'))],
    },
    actor: 'notice',
  },
]);
