import { turnOf } from '#fixtures/pictures';
import { products } from '#fixtures/products';

import { productPath } from './kept';
import { A_CHAIR } from './overlays';
import type { Scene } from './scene';
import { does } from './scene';

/** The first product that was photographed from all sides; any other while there is none. */
const turned = products.find(({ img: [first] }) => first !== undefined && turnOf(first));
const productId = turned?.id ?? A_CHAIR;
const viewer = `product:${productId}/viewer`;
const frames = turnOf(turned?.img[0] ?? '')?.keys ?? [];

/** The main picture of a product, looked at closer or turned. */
export const viewerScene: Scene = {
  machine: 'viewer',
  actor: viewer,
  path: productPath(productId),
  part: ':has(> [data-mode])',
  moves: [
    does('the shopper looks closer', viewer, { type: 'zoom.opened' }),
    does('the shopper wants to turn the product', viewer, { type: 'turn.opened' }),
    {
      name: 'all sides arrive',
      events: frames.map(() => ({ to: viewer, event: { type: 'frame.loaded' } })),
    },
    does('a side cannot be fetched', viewer, { type: 'frame.failed' }),
  ],
};

const NOTHING_TURNS = 'No product has been photographed from all sides yet.';

/** What cannot be shown while no product can be turned. */
export const unturned: Readonly<Record<string, string>> = turned
  ? {}
  : { 'viewer.fetching': NOTHING_TURNS, 'viewer.turning': NOTHING_TURNS, 'viewer.failed': NOTHING_TURNS };
