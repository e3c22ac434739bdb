import type { Scene } from './scene';
import { does, together } from './scene';

export const A_CHAIR = 42;
const LIKED_LAMP = 32;

export const addsAChair = does('the shopper adds a chair to the cart', 'cart', {
  type: 'line.added',
  productId: A_CHAIR,
  qty: 1,
});

const opensMenu = does('the shopper opens the menu', 'menu', { type: 'drawer.opened' });

const unlikes = does('the shopper takes a product off the wishlist', 'wishlist', {
  type: 'wishlist.removed',
  productId: LIKED_LAMP,
});

/** What lies over the page: the lock, panels, toasts and the notice. */
export const overlayScenes: readonly Scene[] = [
  { machine: 'scroll-lock', actor: 'scrollLock', path: '/', needs: 'narrow', moves: [opensMenu] },
  { machine: 'drawer', actor: 'menu', path: '/', needs: 'narrow', moves: [opensMenu] },
  {
    machine: 'toast',
    actor: 'cartToast',
    path: '/',
    moves: [
      addsAChair,
      together(
        'the shopper adds a chair and points at the message',
        addsAChair,
        does('the shopper points at it', 'cartToast', { type: 'toast.held' }),
      ),
    ],
  },
  {
    machine: 'notice',
    actor: 'notice',
    path: '/MyAccount/Wishlist',
    moves: [
      unlikes,
      together(
        'the shopper takes a product off the wishlist and points at the notice',
        unlikes,
        does('the shopper points at it', 'notice', { type: 'notice.held' }),
      ),
    ],
  },
];
