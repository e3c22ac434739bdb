import { createRouter } from '@tanstack/react-router';
import type { ParsedLocation, RouterHistory } from '@tanstack/react-router';

import { RouteFailure, RoutePending } from '#routes/-layout/failure';
import type { Shop } from '#shop';

import { followFocus } from './browser/focus';
import { failOnMissingChunks } from './browser/route-chunks';
import { routeTree } from './routeTree.gen';

interface AppRouterOptions {
  readonly shop: Shop;
  /** The browser's history by default. */
  readonly history?: RouterHistory | undefined;
}

/** Delay before a page that is still loading shows that it is. */
const PENDING_AFTER_MS = 1000;

/** The router with a shop in its context. */
export function createAppRouter({ shop, history }: AppRouterOptions) {
  const router = createRouter({
    routeTree,
    context: { shop },
    ...(history ? { history } : {}),
    caseSensitive: false,
    pathParamsAllowedCharacters: ['&'],
    defaultPreload: 'intent',
    // Both are in the main bundle: a missing script cannot be reported by another missing script.
    defaultErrorComponent: RouteFailure,
    defaultPendingComponent: RoutePending,
    defaultPendingMs: PENDING_AFTER_MS,
    scrollRestoration: true,
  });
  failOnMissingChunks(router);
  followFocus(shop.actor.system);
  // After rendering: if the old page's machines stopped earlier, it could render once more and start them again.
  router.subscribe('onResolved', (change) => {
    if (change.pathChanged) {
      shop.routeChanged(change.toLocation.pathname);
    }
    if (!isNewPage(change)) {
      // A link to another path scrolls to the top, Back and Forward restore; the router would do so for a new query
      // too.
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

/** False for a new query, and for a redirect to the page's own address. */
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
