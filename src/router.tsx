import { createRouter } from '@tanstack/react-router';
import type { AnyRouter, ParsedLocation, RouterHistory } from '@tanstack/react-router';

import { RouteFailure, RoutePending } from '#routes/-layout/failure';
import { reachedBy } from '#routes/-reached';
import type { Shop } from '#shop';
import { withBase } from '#ui/base';

import { followFocus } from './browser/focus';
import { followAddress } from './browser/history';
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
    basepath: withBase('/'),
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
  // The first page stays where the shopper, or the browser after a reload, has scrolled it.
  router._scroll.n = false;
  failOnMissingChunks(router);
  followFocus(shop.actor.system);
  followAddress(router, shop.actor.system);
  // The new page is loaded and renders next: the old one renders no more, so nothing can start its machines again.
  router.subscribe('onBeforeRouteMount', ({ fromLocation, toLocation }) => {
    // Under the same address a page replaces its own entry to keep its tab: by now it may show another one.
    if (toLocation.state.__TSR_index !== fromLocation?.state.__TSR_index || toLocation.href !== fromLocation?.href) {
      reportAddress(router, shop, toLocation);
    }
  });
  router.subscribe('onResolved', (change) => {
    if (change.pathChanged && change.toLocation.state.preview === true) {
      // The page's machine is running by now.
      reportAddress(router, shop, change.toLocation);
    }
    if (!isNewPage(change)) {
      // A link to another path scrolls to the top, Back and Forward restore; the router would do so for a new query
      // too.
      router._scroll.n = false;
    }
  });
  return router;
}

/** Tells the shop which address is reached. The router does so itself, but for the page that was drawn before it came. */
export function reportAddress(
  { stores }: Pick<AnyRouter, 'stores'>,
  shop: Pick<Shop, 'routeChanged'>,
  location: ParsedLocation = stores.location.get(),
): void {
  shop.routeChanged(reachedBy(location, stores.matches.get().at(-1)));
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
