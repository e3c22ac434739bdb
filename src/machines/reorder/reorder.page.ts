import { products } from '#fixtures/products';
import { button, MAIN, seen, unseen } from '#kit/paths/driver';
import type { Locator } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { ofEveryOrder, visitTo } from '#machines/tracking/tracking.page';

import { cases } from './reorder.cases';

const told: Locator = { role: 'status', saying: /cart/, within: MAIN };

export const places = placesOf(cases, [
  {
    place: 'the detail page of an order',
    starts: [
      {
        name: 'an order of three pieces',
        input: { products: () => products, cartLines: () => [] },
        visit: visitTo('LW-10427'),
      },
    ],
    events: {
      'order.repeated': [
        {
          case: 'the same is ordered again',
          words: 'Reorder is pressed',
          cause: (driver) => driver.click(button('Reorder', MAIN)),
        },
      ],
    },
    states: { ready: () => [unseen(told)], told: () => [seen(told)] },
    ignoredContext: ['outcome', 'orderid'],
    actor: ofEveryOrder('reorder'),
  },
]);
