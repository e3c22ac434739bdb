import { drawerMachine } from '#machines/drawer/drawer.machine';
import { scrollLockMachine } from '#machines/scroll-lock/scroll-lock.machine';
import { toastMachine } from '#machines/toast/toast.machine';

import { product, productPath, THE } from '../../journeys/pages/facts';
import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { removal } from './removal';
import { button, isLocked, link, MAIN, named, seen, unseen } from './someone';
import type { Someone, Spot } from './someone';

const lamp = product(THE.lamp);
const cartToast: Spot = { role: 'status', saying: /added to cart/ };
const openMenu = button('Open menu');

const toast: PageTarget<typeof toastMachine> = {
  machine: 'toast',
  place: 'the cart toast',
  logic: toastMachine,
  starts: [{ name: 'the page of the lamp', input: undefined, visit: { path: productPath(THE.lamp), width: 'desk' } }],
  events: {
    'toast.shown': [
      {
        name: 'the lamp is added to the cart',
        event: { type: 'toast.shown', message: { productId: lamp.id, name: lamp.name, qty: 1, stockLimit: undefined } },
        cause: (someone) => someone.press('Enter', button('Add to Cart', MAIN)),
      },
    ],
    'contents.changed': [
      {
        name: 'another tab empties the cart',
        event: { type: 'contents.changed', list: 'cart', productIds: [] },
        cause: (someone) => someone.hearOf('cart', []),
      },
    ],
    'toast.closed': [
      {
        name: 'the toast is closed',
        event: { type: 'toast.closed' },
        cause: (someone) => someone.click(button('Close', cartToast)),
      },
    ],
    'toast.held': [
      {
        name: 'the toast is pointed at',
        event: { type: 'toast.held' },
        cause: (someone) => someone.pointAt({ role: 'paragraph', within: cartToast }),
      },
    ],
    'toast.released': [
      { name: 'the pointer leaves it', event: { type: 'toast.released' }, cause: (someone) => someone.pointAway() },
    ],
  },
  states: {
    hidden: () => [unseen(cartToast)],
    'visible.passing': () => [seen(cartToast), seen(link('Checkout', cartToast))],
    'visible.held': () => [seen(cartToast), seen(link('Checkout', cartToast))],
  },
  ignoredContext: ['message'],
  actor: (shop) => shop.member('cartToast'),
};

const menu: PageTarget<typeof drawerMachine> = {
  machine: 'drawer',
  place: 'the menu',
  logic: drawerMachine,
  starts: [
    {
      name: 'the home page, come to from the cart',
      input: { name: 'menu' },
      visit: { path: '/Cart', width: 'phone' },
      deeds: followToHome,
    },
  ],
  events: {
    'drawer.opened': [
      { name: 'the menu is opened', event: { type: 'drawer.opened' }, cause: (someone) => someone.click(openMenu) },
    ],
    'drawer.closed': [
      {
        name: 'Close is pressed in the menu',
        event: { type: 'drawer.closed' },
        cause: (someone) => someone.click(button('Close menu')),
      },
    ],
    'route.changed': [
      { name: 'someone goes back', event: { type: 'route.changed' }, cause: (someone) => someone.goBack() },
    ],
    'viewport.changed': [
      {
        name: 'the window becomes wide',
        event: { type: 'viewport.changed', isWide: true },
        cause: (someone) => someone.makeWide(true),
      },
    ],
  },
  states: {
    closed: () => [unseen(named('dialog', 'Menu')), isLocked(false)],
    open: () => [seen(named('dialog', 'Menu')), seen(link('Track My Order', named('dialog', 'Menu'))), isLocked(true)],
  },
  actor: (shop) => shop.member('menu'),
};

/** So that there is a page to go back to. */
async function followToHome(someone: Someone): Promise<void> {
  await someone.click({ ...link(/^Larkwood/), place: 0 });
}

const inYourCart = named('dialog', 'In your cart');

const miniCart: PageTarget<typeof drawerMachine> = {
  machine: 'drawer',
  place: 'the mini cart',
  logic: drawerMachine,
  starts: [{ name: 'the blog', input: { name: 'mini cart' }, visit: { path: '/Blog', width: 'desk' } }],
  events: {
    'drawer.opened': [
      {
        name: 'someone looks into the cart',
        event: { type: 'drawer.opened' },
        cause: (someone) => someone.click(button('Look into the cart')),
      },
    ],
    'drawer.closed': [
      {
        name: 'the mini cart is closed',
        event: { type: 'drawer.closed' },
        cause: (someone) => someone.click(button('Close', inYourCart)),
      },
    ],
    'route.changed': { notOnPage: 'Only Back does it without a link being followed: see the menu.' },
    'viewport.changed': [
      {
        name: 'the window becomes narrow and wide again',
        event: { type: 'viewport.changed', isWide: true },
        cause: async (someone) => {
          await someone.makeWide(false);
          await someone.makeWide(true);
        },
      },
    ],
  },
  states: {
    closed: () => [unseen(inYourCart), isLocked(false)],
    open: () => [seen(inYourCart), seen(link('Go to the cart', inYourCart)), isLocked(true)],
  },
  actor: (shop) => shop.member('miniCart'),
};

const lock: PageTarget<typeof scrollLockMachine> = {
  machine: 'scroll-lock',
  place: 'the page behind the menu',
  logic: scrollLockMachine,
  starts: [{ name: 'the blog on a phone', input: undefined, visit: { path: '/Blog', width: 'phone' } }],
  events: {
    'lock.acquired': [
      {
        name: 'the menu is opened',
        event: { type: 'lock.acquired', holder: 'menu' },
        when: ({ context }) => context.holders.length === 0,
        cause: (someone) => someone.click(openMenu),
      },
    ],
    'lock.released': [
      {
        name: 'the menu is closed',
        event: { type: 'lock.released', holder: 'menu' },
        cause: (someone) => someone.click(button('Close menu')),
      },
    ],
  },
  states: { unlocked: () => [isLocked(false)], locked: () => [isLocked(true)] },
  actor: (shop) => shop.member('scrollLock'),
};

/** What lies over the page. */
export const overlayTargets = [onPage(toast), onPage(menu), onPage(miniCart), onPage(lock), onPage(removal)];
