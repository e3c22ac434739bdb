import { ORDER_PAGES } from '#machines/order-detail/order-detail.scenes';
import { scenesOf } from '#machines/scene';

import { cases } from './tracking.cases';

const at = ({ detail, path }: { readonly detail: string; readonly path: string }) => ({
  actor: `${detail}/tracking`,
  path,
  part: 'section[aria-labelledby=way]',
  moves: [],
});

export const scenes = scenesOf(
  cases,
  [
    at(ORDER_PAGES.failed),
    at(ORDER_PAGES.succeeded),
    {
      ...at(ORDER_PAGES.sample),
      moves: [{ words: 'the parcel reaches its next stage', case: 'stage.reached' }],
    },
  ],
  {
    unshown: { 'tracking.locating': 'It is passed in the same moment: the stage is known before anything is drawn.' },
  },
);
