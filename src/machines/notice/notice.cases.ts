import { atMost, bare, casesOf } from '#kit/paths/cases';
import { BENCH, LAMP } from '#machines/samples';

import { noticeMachine } from './notice.machine';

export const cases = casesOf({
  name: 'notice',
  machine: noticeMachine,
  starts: { 'the notice': undefined },
  cases: {
    'a lamp was removed': {
      type: 'notice.shown',
      key: LAMP,
      removal: { kind: 'wishlist item', name: 'Lamp' },
      undo: { to: 'wishlist', message: { type: 'wishlist.reinstated', item: LAMP, index: 0 } },
    },
    'the wishlist was cleared': {
      type: 'notice.shown',
      removal: { kind: 'wishlist' },
      undo: { to: 'wishlist', message: { type: 'wishlist.restored', productIds: [LAMP] } },
    },
    'the lamp has come back': { type: 'contents.changed', list: 'wishlist', productIds: [LAMP] },
    'the lamp is still away': { type: 'contents.changed', list: 'wishlist', productIds: [] },
    ...bare('route.changed', 'notice.undone', 'notice.closed', 'notice.held', 'notice.released'),
    'the wishlist has been put back': {
      type: 'removal.reversed',
      putBack: { to: 'wishlist', messages: [{ type: 'wishlist.reinstated', item: LAMP, index: 0 }] },
    },
    'the cart was cleared': {
      type: 'notice.shown',
      removal: { kind: 'cart' },
      undo: { to: 'cart', message: { type: 'cart.restored', lines: [{ productId: LAMP, qty: 2 }] } },
    },
    'a bench was removed': {
      type: 'notice.shown',
      key: BENCH,
      removal: { kind: 'wishlist item', name: 'Bench' },
      undo: { to: 'wishlist', message: { type: 'wishlist.reinstated', item: BENCH, index: 1 } },
    },
    'a lamp was taken out of the cart': {
      type: 'notice.shown',
      key: LAMP,
      removal: { kind: 'cart line', name: 'Lamp' },
      undo: { to: 'cart', message: { type: 'line.reinstated', item: { productId: LAMP, qty: 2 }, index: 0 } },
    },
  },
  bound: atMost(2, 'removals'),
  equivalentMutants: {
    'retarget: notice.visible.passing|xstate.after.lifetime.notice.visible.passing|0 → notice.visible.staying':
      'What is left after the five seconds is told until the page is left, or nothing is left.',
    'retarget: notice.visible.staying|route.changed|0 → notice.visible.passing':
      'What is left when the page is left lasts as long as a toast, or nothing is left.',
    'change initial: notice → notice.visible': 'Without a removal `visible` leads to `hidden` within the same step.',
  },
});
