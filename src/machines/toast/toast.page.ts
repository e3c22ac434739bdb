import { productPath } from '#fixtures/chosen-products';
import { button, link, MAIN, seen, unseen } from '#kit/paths/driver';
import type { Locator } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { LAMP } from '#machines/samples';

import { cases } from './toast.cases';

const toast: Locator = { role: 'status', saying: /added to cart/ };
const seenWithWayOn = [seen(toast), seen(link('Checkout', toast))];

export const places = placesOf(cases, [
  {
    place: 'the cart toast',
    starts: [{ name: 'the page of the lamp', input: undefined, visit: { path: productPath(LAMP), width: 'desktop' } }],
    events: {
      'toast.shown': [
        {
          case: 'a lamp was added',
          words: 'the lamp is added to the cart',
          cause: (driver) => driver.press('Enter', button('Add to Cart', MAIN)),
        },
      ],
      'contents.changed': [
        {
          case: 'the lamp has been taken out again',
          words: 'another tab empties the cart',
          cause: (driver) => driver.hearOf('cart', []),
        },
      ],
      'toast.closed': [
        {
          case: 'toast.closed',
          words: 'the toast is closed',
          cause: (driver) => driver.click(button('Close', toast)),
        },
      ],
      'toast.held': [
        {
          case: 'toast.held',
          words: 'the toast is pointed at',
          cause: (driver) => driver.pointAt({ role: 'paragraph', within: toast }),
        },
      ],
      'toast.released': [
        { case: 'toast.released', words: 'the pointer leaves it', cause: (driver) => driver.pointAway() },
      ],
    },
    states: {
      hidden: () => [unseen(toast)],
      'visible.passing': () => seenWithWayOn,
      'visible.held': () => seenWithWayOn,
    },
    ignoredContext: ['message'],
    actor: 'cartToast',
  },
]);
