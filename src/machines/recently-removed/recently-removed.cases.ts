import { atMost, bare, casesOf } from '#kit/paths/cases';
import { LAMP, oneLamp, sampleNow } from '#machines/samples';

import { recentlyRemovedMachine } from './recently-removed.machine';

const cartCleared = {
  removal: { kind: 'cart' },
  undo: { to: 'cart', message: { type: 'cart.restored', lines: oneLamp } },
} as const;

const lampUnliked = {
  removal: { kind: 'wishlist item', name: 'Lamp' },
  undo: { to: 'wishlist', message: { type: 'wishlist.reinstated', item: LAMP, index: 0 } },
} as const;

/** Put back as the cleared cart is. */
const cartOfLamp = {
  at: sampleNow().getTime(),
  putBack: { to: 'cart', messages: [{ type: 'line.reinstated', item: oneLamp[0], index: 0 }] },
} as const;

export const cases = casesOf({
  name: 'recently-removed',
  machine: recentlyRemovedMachine,
  starts: { 'the removals': { now: sampleNow } },
  cases: {
    'the cart was cleared': { type: 'removal.noted', ...cartCleared },
    'the lamp left the wishlist': { type: 'removal.noted', ...lampUnliked },
    'a lamp was saved for later': {
      type: 'removal.noted',
      removal: { kind: 'cart line saved for later', name: 'Lamp' },
      undo: { to: 'cart', message: { type: 'line.resumed', item: oneLamp[0], index: 0, saved: 0 } },
    },
    'Undo brings the cart back': { type: 'removal.undone', ...cartCleared },
    'the older removal is put back': { type: 'removal.chosen', at: cartOfLamp.at },
    'what is not listed is put back': { type: 'removal.chosen', at: 1 },
    'a cleared cart arrives': { type: 'removals.restored', entries: [cartOfLamp] },
    'a cart that was cleared last week arrives': {
      type: 'removals.restored',
      entries: [{ ...cartOfLamp, at: cartOfLamp.at - 7 * 86_400_000 }],
    },
    ...bare('removals.forgotten', 'route.changed'),
  },
  bound: atMost(2, 'entries'),
  equivalentMutants: {
    'change initial: recentlyRemoved → recentlyRemoved.filled':
      'The list begins empty, so that `filled` leads to `empty` within the first step.',
    'retarget: recentlyRemoved.filled|removals.forgotten|0 → recentlyRemoved.empty':
      'The list has just been emptied, so that `filled` leads to `empty` within the same step.',
  },
});
