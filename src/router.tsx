import { createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';

import type { Shop } from '#shop';

import { routeTree } from './routeTree.gen';

interface AppRouterOptions {
  readonly shop: Shop;
  /** The browser's own when left out. */
  readonly history?: RouterHistory | undefined;
}

/** The URL tree with a shop behind it. */
export function createAppRouter({ shop, history }: AppRouterOptions) {
  const router = createRouter({
    routeTree,
    context: { shop },
    ...(history ? { history } : {}),
    caseSensitive: false,
    pathParamsAllowedCharacters: ['&'],
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
  router.subscribe('onBeforeRouteMount', ({ pathChanged, toLocation }) => {
    if (pathChanged) {
      shop.routeChanged(toLocation.pathname);
    }
  });
  // A link to another path lands at the top, Back and Forward restore; the router would do so for a new query as well.
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (!pathChanged) {
      router._scroll.n = false;
    }
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    productId?: number;
    blogId?: number;
  }
}
