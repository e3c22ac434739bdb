import { button, containing, isLocked, link, MAIN, named, says, seen, unseen } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';

import { cases } from './drawer.cases';

const menu = named('dialog', 'Menu');
const inYourCart = named('dialog', 'In your cart');

export const places = placesOf(cases, [
  {
    place: 'the menu',
    starts: [
      {
        name: 'the home page, come to from the cart',
        input: { name: 'menu' },
        visit: { path: '/Cart', width: 'phone' },
        // There must be a page to go back to. A menu that is opened before the other page is there closes with its arrival.
        setup: async (driver) => {
          await driver.click({ ...link(/^Larkwood/), place: 0 });
          await driver.see(says(MAIN, containing('Feature Products')));
        },
      },
    ],
    events: {
      'drawer.opened': [
        {
          case: 'drawer.opened',
          words: 'the menu is opened',
          cause: (driver) => driver.click(button('Open menu')),
        },
      ],
      'drawer.closed': [
        {
          case: 'drawer.closed',
          words: 'Close is pressed in the menu',
          cause: (driver) => driver.click(button('Close menu')),
        },
      ],
      'route.changed': [{ case: 'route.changed', words: 'someone goes back', cause: (driver) => driver.goBack() }],
      'viewport.changed': [{ case: 'the window becomes wide', cause: (driver) => driver.makeWide(true) }],
    },
    states: {
      closed: () => [unseen(menu), isLocked(false)],
      open: () => [seen(menu), seen(link('Track My Order', menu)), isLocked(true)],
    },
    actor: 'menu',
  },
  {
    place: 'the mini cart',
    starts: [{ name: 'the blog', input: { name: 'mini cart' }, visit: { path: '/Blog', width: 'desktop' } }],
    events: {
      'drawer.opened': [
        {
          case: 'drawer.opened',
          words: 'someone looks into the cart',
          cause: (driver) => driver.click(button('View cart')),
        },
      ],
      'drawer.closed': [
        {
          case: 'drawer.closed',
          words: 'the mini cart is closed',
          cause: (driver) => driver.click(button('Close', inYourCart)),
        },
      ],
      'route.changed': {
        notOnPage: 'Here only Back leaves the page without closing the mini cart first; that is tested on the menu.',
      },
      'viewport.changed': [
        {
          case: 'the window becomes wide',
          words: 'the window becomes narrow and wide again',
          cause: async (driver) => {
            await driver.makeWide(false);
            await driver.makeWide(true);
          },
        },
      ],
    },
    states: {
      closed: () => [unseen(inYourCart), isLocked(false)],
      open: () => [seen(inYourCart), seen(link('Go to cart', inYourCart)), isLocked(true)],
    },
    actor: 'miniCart',
  },
]);
