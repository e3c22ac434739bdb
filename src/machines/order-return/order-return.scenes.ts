import { ORDER_PAGES } from '#machines/order-detail/order-detail.scenes';
import { scenesOf } from '#machines/scene';

import { cases, fourLamps, onItsWay, received, returned } from './order-return.cases';

const sceneOf = (order: typeof received) => ({
  actor: `order-detail:${order.orderid}/orderReturn`,
  path: `${ORDER_PAGES.sample.path}?order=${order.orderid}`,
  part: { orderReturn: 'section[aria-labelledby=order-return]', 'orderReturn.closed': 'main' },
  stored: { orders: [order] },
  moves: [],
});

const opens = { words: 'the shopper wants to return something', case: 'return.opened' } as const;

export const scenes = scenesOf(
  cases,
  [
    {
      ...sceneOf(received),
      moves: [opens, { words: 'the shopper books it without choosing anything', case: 'return.submitted' }],
    },
    ...[1, 3, 6].map((daysAgo) => sceneOf(returned(daysAgo))),
    sceneOf(onItsWay),
    { ...sceneOf(fourLamps), moves: [opens, 'the lamp is chosen', 'one lamp is to go back'] },
    sceneOf(returned(6, fourLamps)),
  ],
  {
    unshown: {
      'orderReturn.locating': 'It is left at once: the return is looked up before anything is drawn.',
    },
  },
);
