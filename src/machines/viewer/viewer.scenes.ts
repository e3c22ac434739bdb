import { CHOSEN, productPath } from '#fixtures/chosen-products';
import { turnOf } from '#fixtures/pictures';
import { products } from '#fixtures/products';
import { scenesOf } from '#machines/scene';

import { cases } from './viewer.cases';

/** The first product with a 360° view, else any. */
const turned = products.find(({ img: [first] }) => first !== undefined && turnOf(first));
const productId = turned?.id ?? CHOSEN.chair;
const actor = `product:${productId}/viewer`;
const frames = turnOf(turned?.img[0] ?? '')?.frames ?? [];

const NOTHING_TURNS = 'No product has been photographed from all sides yet.';

export const scenes = scenesOf(
  cases,
  [
    {
      actor,
      path: productPath(productId),
      part: ':has(> [data-mode])',
      moves: [
        { words: 'the shopper looks closer', case: 'it is enlarged by a step' },
        { words: 'the shopper wants to turn the product', case: 'turn.opened' },
        {
          name: 'all sides arrive',
          events: frames.map(() => ({ to: actor, event: cases.events['frame.loaded'] })),
        },
        { words: 'a side cannot be loaded', case: 'frame.failed' },
      ],
    },
  ],
  {
    unshown: turned
      ? {}
      : { 'viewer.fetching': NOTHING_TURNS, 'viewer.turning': NOTHING_TURNS, 'viewer.failed': NOTHING_TURNS },
  },
);
