import { scenesOf } from '#machines/scene';

import { cases } from './order-detail.cases';

/** The page of an order that is on its way, of one that was received, and of one that failed. */
export const ORDER_PAGES = {
  sample: { detail: 'order-detail:LW-10427', path: '/MyAccount/TrackOrder/TrackOrderDetail' },
  succeeded: { detail: 'order-detail:LW-10388', path: '/MyAccount/TrackOrder/TrackOrderDetail?order=LW-10388' },
  failed: { detail: 'order-detail:LW-10362', path: '/MyAccount/TrackOrder/TrackOrderDetail?order=LW-10362' },
} as const;

const { detail: actor, path } = ORDER_PAGES.sample;

export const scenes = scenesOf(cases, [{ actor, path, part: 'main', moves: [] }]);
