import type { NavigationTarget } from '#domain/world';
import { sampleTrackedOrderId } from '#fixtures/tracked-order';
import type { PageEntered } from '#machines/shop/shop-types';

import type { Session, SessionEntry } from '#kit/session/session';

const DETAIL = '/MyAccount/TrackOrder/TrackOrderDetail';

/** The address that a session ends on. */
export function hrefOf({ path, events }: Session): string {
  const reached = events.findLast(({ event }) => event.type === 'route.changed');
  const pathname = (reached?.event as { readonly path?: string } | undefined)?.path ?? path;
  if (pathname === DETAIL) {
    const orderid = events.map(orderOf).findLast((id) => id !== undefined) ?? sampleTrackedOrderId;
    return detailOf(orderid);
  }
  return pathname;
}

/** The address of a page that a machine asks for. */
export function hrefTo(to: NavigationTarget): string {
  return typeof to === 'string' ? to : detailOf(to.trackedOrder);
}

/**
 * Listens to what machines ask for while a session is lived again, where no router follows them: the page that was asked for
 * last, and not reached within the session, is the one that a shopper would see.
 */
export function listenForPage(events: () => readonly SessionEntry[]) {
  let asked: { readonly to: NavigationTarget; readonly after: number } | undefined;
  return {
    navigate: (to: NavigationTarget) => {
      asked = { to, after: events().length };
    },
    /** Its address; undefined when every page that was asked for is reached. */
    href: () => {
      const isReached = events()
        .slice(asked?.after)
        .some(({ event }) => event.type === 'route.changed');
      return asked && !isReached ? hrefTo(asked.to) : undefined;
    },
  };
}

function detailOf(orderid: string): string {
  return `${DETAIL}?${new URLSearchParams({ order: orderid }).toString()}`;
}

function orderOf({ event }: SessionEntry): string | undefined {
  const { page, params } = event as unknown as Partial<PageEntered>;
  return page === 'order-detail' ? String(params?.['orderid']) : undefined;
}
