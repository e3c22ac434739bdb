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
  { machine: 'scroll-lock', actor: 'scrollLock', path: '/', part: 'html', needs: 'narrow', moves: [opensMenu] },
  {
    machine: 'drawer',
    actor: 'menu',
    path: '/',
    part: 'dialog[aria-labelledby=mobile-menu-title]',
    needs: 'narrow',
    moves: [opensMenu],
  },
  {
    machine: 'toast',
    actor: 'cartToast',
    path: '/',
    part: 'footer ~ div > [role=status]:last-child',
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
    part: 'body',
    moves: [
      does('the shopper clears the wishlist', 'wishlist', { type: 'wishlist.cleared' }),
      unlikes,
      together(
        'the shopper takes a product off the wishlist and points at the notice',
        unlikes,
        does('the shopper points at it', 'notice', { type: 'notice.held' }),
      ),
    ],
  },
];
