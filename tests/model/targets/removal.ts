import { noticeMachine } from '#machines/notice/notice.machine';

import { product, THE } from '../../journeys/pages/facts';
import { NEVER_RESTS } from './page-target';
import type { PageTarget } from './page-target';
import { button, link, MAIN, seen, standsAt, unseen } from './someone';
import type { Someone, Spot } from './someone';

const lamp = product(THE.lamp);
const wishlistPath = '/MyAccount/Wishlist';
const notice: Spot = { role: 'alert', saying: /^Remove from wishlist$/ };
const WISHED = [5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17];
const clearedNotice: Spot = { role: 'alert', saying: /^Wishlist cleared$/ };

/** Pointer and focus both hold a notice; focus goes into it by itself, so it is taken away for the pointer to be alone. */
async function removeFirst(someone: Someone): Promise<void> {
  await someone.press('Enter', { ...button(/^Remove /, MAIN), place: 0 });
  await someone.blur();
}

/** Looks at the home page; what another tab does there is told on neither page. */
async function lookHome(someone: Someone, wished?: readonly number[]): Promise<void> {
  await someone.click({ ...link(/^Larkwood/), place: 0 });
  await someone.see(standsAt('/'));
  if (wished) {
    await someone.hearOf('wishlist', wished);
  }
  await someone.goBack();
  await someone.see(standsAt(wishlistPath));
}

/** What tells of removals on the wishlist. */
export const removal: PageTarget<typeof noticeMachine> = {
  machine: 'notice',
  place: 'the wishlist page',
  logic: noticeMachine,
  starts: [
    {
      name: 'a wishlist of twelve',
      input: undefined,
      visit: { path: wishlistPath, width: 'desk', kept: { wishlist: WISHED } },
    },
  ],
  events: {
    'notice.shown': [
      {
        name: 'an item is removed',
        event: {
          type: 'notice.shown',
          removal: { kind: 'wishlist item', name: lamp.name },
          undo: { to: 'wishlist', message: { type: 'wishlist.reinstated', productId: lamp.id, index: 0 } },
        },
        cause: removeFirst,
        when: ({ context }) => context.removals.every(({ removal: { kind } }) => kind !== 'wishlist'),
      },
      {
        name: 'the wishlist is cleared',
        event: {
          type: 'notice.shown',
          removal: { kind: 'wishlist' },
          undo: { to: 'wishlist', message: { type: 'wishlist.restored', productIds: WISHED } },
        },
        cause: async (someone) => {
          await someone.press('Enter', button('Clear wishlist', MAIN));
          await someone.blur();
        },
        when: ({ context }) => context.removals.every(({ removal: { kind } }) => kind !== 'wishlist'),
      },
    ],
    'contents.changed': [
      {
        name: 'another tab has all of them',
        event: { type: 'contents.changed', list: 'wishlist', productIds: WISHED },
        cause: async (someone) => {
          await someone.hearOf('wishlist', WISHED);
          // The next notice would come up under a pointer that rests where this one was.
          await someone.pointAway();
        },
      },
    ],
    'route.changed': [
      {
        name: 'someone looks at the home page and comes back',
        event: { type: 'route.changed' },
        cause: (someone) => lookHome(someone),
        when: (snapshot) => !snapshot.hasTag('staying') && !snapshot.matches({ visible: 'held' }),
      },
      {
        name: 'someone looks at the home page, another tab fills the wishlist again, and they come back',
        event: { type: 'route.changed' },
        cause: (someone) => lookHome(someone, WISHED),
        // An item that was removed before is told on, and would not be any more once it is back.
        when: (snapshot) => snapshot.hasTag('staying') && snapshot.context.removals.length === 1,
      },
    ],
    'notice.undone': [
      { name: 'Undo is pressed', event: { type: 'notice.undone' }, cause: (someone) => someone.click(button('Undo')) },
    ],
    'notice.closed': [
      {
        name: 'the notice is closed, and another tab fills the wishlist again',
        event: { type: 'notice.closed' },
        cause: async (someone) => {
          await someone.click(button('Close'));
          await someone.hearOf('wishlist', WISHED);
        },
        when: (snapshot) => snapshot.hasTag('staying'),
      },
    ],
    'notice.held': [
      {
        name: 'Undo is pointed at',
        event: { type: 'notice.held' },
        cause: (someone) => someone.pointAt(button('Undo')),
        when: (snapshot) => !snapshot.hasTag('staying'),
      },
    ],
    'notice.released': [
      { name: 'the pointer leaves it', event: { type: 'notice.released' }, cause: (someone) => someone.pointAway() },
    ],
  },
  states: {
    hidden: () => [unseen(notice), unseen(clearedNotice), unseen(button('Undo'))],
    'visible.choosing': NEVER_RESTS,
    'visible.passing': () => [seen(notice), seen(button('Undo'))],
    'visible.held': () => [seen(notice), seen(button('Undo'))],
    'visible.staying': () => [seen(clearedNotice), unseen(notice), seen(button('Undo')), seen(button('Close'))],
  },
  bound: { words: 'at most 2 removals', holds: ({ context }) => context.removals.length <= 2 },
  actor: (shop) => shop.member('notice'),
};
