import { sampleTrackedOrderId } from '#fixtures/orders';
import type { PageEntered } from '#machines/shop/shop.machine';

import type { Session, SessionEntry } from '../session/session';

const DETAIL = '/MyAccount/TrackOrder/TrackOrderDetail';

/** The address that a session ends on. */
export function hrefOf({ path, events }: Session): string {
  const reached = events.findLast(({ event }) => event.type === 'route.changed');
  const pathname = (reached?.event as { readonly path?: string } | undefined)?.path ?? path;
  if (pathname === DETAIL) {
    const orderid = events.map(orderOf).findLast((id) => id !== undefined) ?? sampleTrackedOrderId;
    return `${DETAIL}?${new URLSearchParams({ order: orderid }).toString()}`;
  }
  return pathname;
}

function orderOf({ event }: SessionEntry): string | undefined {
  const { page, params } = event as unknown as Partial<PageEntered>;
  return page === 'order-detail' ? String(params?.['orderid']) : undefined;
}
