import { drawerMachine } from '#machines/drawer/drawer.machine';
import { noticeMachine } from '#machines/notice/notice.machine';
import { scrollLockMachine } from '#machines/scroll-lock/scroll-lock.machine';
import { toastMachine } from '#machines/toast/toast.machine';

import type { RegisteredMachine } from './registration';
import { bare, register } from './registration';

const message = { productId: 1, name: 'Lamp', qty: 1, stockLimit: undefined };
const removal = {
  type: 'notice.shown',
  removal: { kind: 'wishlist item', name: 'Lamp' },
  undo: { to: 'wishlist', message: { type: 'wishlist.reinstated', productId: 1, index: 0 } },
} as const;

const cleared = {
  type: 'notice.shown',
  removal: { kind: 'wishlist' },
  undo: { to: 'wishlist', message: { type: 'wishlist.restored', productIds: [1] } },
} as const;
const lampIsListed = { type: 'contents.changed', list: 'wishlist', productIds: [1] } as const;
const nothingIsListed = { type: 'contents.changed', list: 'wishlist', productIds: [] } as const;

/** What lies over the page: the lock, panels, toasts and the notice. */
export const overlays: readonly RegisteredMachine[] = [
  register({
    name: 'scroll-lock',
    machine: scrollLockMachine,
    input: undefined,
    appears: ['scrollLock'],
    cases: [
      { name: 'the menu takes hold', event: { type: 'lock.acquired', holder: 'menu' } },
      { name: 'a dialog takes hold', event: { type: 'lock.acquired', holder: 'dialog' } },
      { name: 'the menu lets go', event: { type: 'lock.released', holder: 'menu' } },
      { name: 'a dialog lets go', event: { type: 'lock.released', holder: 'dialog' } },
    ],
  }),
  register({
    name: 'drawer',
    machine: drawerMachine,
    input: { name: 'menu' },
    appears: ['menu', 'miniCart', '/Products'],
    cases: [
      bare('drawer.opened'),
      bare('drawer.closed'),
      bare('route.changed'),
      { name: 'the window becomes wide', event: { type: 'viewport.changed', isWide: true } },
      { name: 'the window becomes narrow', event: { type: 'viewport.changed', isWide: false } },
    ],
  }),
  register({
    name: 'toast',
    machine: toastMachine,
    input: undefined,
    appears: ['cartToast', 'wishlistToast'],
    cases: [
      { name: 'a lamp was added', event: { type: 'toast.shown', message } },
      { name: 'the lamp is where it was added', event: lampIsListed },
      { name: 'the lamp has been taken out again', event: nothingIsListed },
      bare('toast.closed'),
      bare('toast.held'),
      bare('toast.released'),
    ],
  }),
  register({
    name: 'notice',
    machine: noticeMachine,
    input: undefined,
    appears: ['notice'],
    cases: [
      { name: 'a lamp was removed', event: removal },
      { name: 'the wishlist was cleared', event: cleared },
      { name: 'the lamp has come back', event: lampIsListed },
      { name: 'the lamp is still away', event: nothingIsListed },
      bare('route.changed'),
      bare('notice.undone'),
      bare('notice.closed'),
      bare('notice.held'),
      bare('notice.released'),
    ],
  }),
];
