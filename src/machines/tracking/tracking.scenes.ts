import { TRACKING_STAGES } from '#domain/order';
import { ORDER_PAGES } from '#machines/order-detail/order-detail.scenes';
import { scenesOf } from '#machines/scene';

import { cancelledOrder, cases, ownOrders } from './tracking.cases';

const { detail, path } = ORDER_PAGES.sample;
const part = 'section[aria-labelledby=order-progress]';

export const scenes = scenesOf(
  cases,
  [
    { actor: `${detail}/tracking`, path, part, moves: [] },
    ...TRACKING_STAGES.map((stage) => ({
      actor: `order-detail:${ownOrders[stage].orderid}/tracking`,
      path: `${path}?order=${ownOrders[stage].orderid}`,
      part,
      stored: { orders: [ownOrders[stage]] },
      moves: [],
    })),
    {
      actor: `order-detail:${cancelledOrder.orderid}/tracking`,
      path: `${path}?order=${cancelledOrder.orderid}`,
      part,
      stored: { orders: [cancelledOrder] },
      moves: [],
    },
  ],
  {
    unshown: { 'tracking.locating': 'It is left at once: the stage is looked up before anything is drawn.' },
  },
);
