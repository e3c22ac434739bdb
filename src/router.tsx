import { createRouter } from '@tanstack/react-router';
import type { ParsedLocation, RouterHistory } from '@tanstack/react-router';

import { RouteFailure, RoutePending } from '#routes/-layout/failure';
import type { Shop } from '#shop';

import { followFocus } from './browser/focus';
import { failOnMissingChunks } from './browser/route-chunks';
import { routeTree } from './routeTree.gen';

interface AppRouterOptions {
  readonly shop: Shop;
  /** The browser's own when left out. */
  readonly history?: RouterHistory | undefined;
}

/** From when on a page that is asked for is said to be on its way. */
const PENDING_AFTER_MS = 1000;

/** The URL tree with a shop behind it. */
export function createAppRouter({ shop, history }: AppRouterOptions) {
  const router = createRouter({
    routeTree,
    context: { shop },
    ...(history ? { history } : {}),
    caseSensitive: false,
    pathParamsAllowedCharacters: ['&'],
    defaultPreload: 'intent',
    // Both are drawn in the frame, and are in the main bundle: what is missing cannot be told by something missing.
    defaultErrorComponent: RouteFailure,
    defaultPendingComponent: RoutePending,
    defaultPendingMs: PENDING_AFTER_MS,
    scrollRestoration: true,
  });
  failOnMissingChunks(router);
  followFocus(shop.actor.system);
  // The new page is drawn by now: were the old one's machines stopped sooner, it could draw once more and revive them.
  router.subscribe('onResolved', (change) => {
    if (change.pathChanged) {
      shop.routeChanged(change.toLocation.pathname);
    }
    if (!isNewPage(change)) {
      // A link to another path lands at the top, Back and Forward restore; the router would do so for a new query too.
      router._scroll.n = false;
    }
  });
  return router;
}

interface Change {
  readonly fromLocation?: ParsedLocation | undefined;
  readonly toLocation: ParsedLocation;
  readonly pathChanged: boolean;
}

/** Whether the shopper went somewhere: not for a new query, nor when a page only learns its own address. */
export function isNewPage({ fromLocation, toLocation, pathChanged }: Change): boolean {
  return pathChanged && fromLocation?.state.__TSR_key !== toLocation.state.__TSR_key;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    productId?: number;
    blogId?: number;
  }
}
