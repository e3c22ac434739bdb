import { ORDER_PAGES } from '#machines/order-detail/order-detail.scenes';
import { scenesOf } from '#machines/scene';
import { cancelledOrder } from '#machines/tracking/tracking.cases';

import { cases } from './order-status.cases';

const CANCELLED = {
  detail: `order-detail:${cancelledOrder.orderid}`,
  path: `${ORDER_PAGES.sample.path}?order=${cancelledOrder.orderid}`,
};

const at = ({ detail, path }: { readonly detail: string; readonly path: string }) => ({
  actor: `${detail}/status`,
  path,
  part: 'main header',
  moves: [],
});

export const scenes = scenesOf(
  cases,
  [
    at(ORDER_PAGES.sample),
    // Orders whose parcels have reached the matching stages.
    at(ORDER_PAGES.succeeded),
    at(ORDER_PAGES.failed),
    { ...at(CANCELLED), stored: { orders: [cancelledOrder] } },
  ],
  {
    unshown: {
      'orderStatus.deciding': 'It is left at once: the status is looked up before anything is drawn.',
    },
  },
);
