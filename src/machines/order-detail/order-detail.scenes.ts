import { sampleRecipient } from '#machines/samples';
import { scenesOf } from '#machines/scene';

import { cases, unpacked } from './order-detail.cases';

/** Pages of an order in progress, a received one and a failed one. */
export const ORDER_PAGES = {
  sample: { detail: 'order-detail:LW-10427', path: '/MyAccount/TrackOrder/TrackOrderDetail' },
  succeeded: { detail: 'order-detail:LW-10388', path: '/MyAccount/TrackOrder/TrackOrderDetail?order=LW-10388' },
  failed: { detail: 'order-detail:LW-10362', path: '/MyAccount/TrackOrder/TrackOrderDetail?order=LW-10362' },
} as const;

const { detail: actor, path } = ORDER_PAGES.sample;

export const scenes = scenesOf(
  cases,
  [
    { actor, path, part: 'main', moves: [] },
    {
      actor: `order-detail:${unpacked.orderid}`,
      path: `${path}?order=${unpacked.orderid}`,
      part: { orderDetail: 'main', 'orderDetail.shown.changing': 'section[aria-labelledby=order-address]' },
      stored: { orders: [{ ...unpacked, recipient: sampleRecipient }] },
      moves: ['address.opened'],
    },
  ],
  { unshown: { 'orderDetail.shown.packed': 'Only time leads to it.' } },
);
