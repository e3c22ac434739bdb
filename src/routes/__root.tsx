import '#ui/theme/globals.css';

import { createRootRouteWithContext, HeadContent, Link, Outlet, Scripts } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import type { Shop } from '#shop';

import { Layout } from './-connect/layout';
import { siteHead } from './-head';

/** What every route is handed by the router. */
export interface RouterContext {
  readonly shop: Shop;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: siteHead,
  component: RootRoute,
  notFoundComponent: NotFound,
});

function RootRoute() {
  const { shop } = Route.useRouteContext();
  const isLocked = useSelector(shop.member('scrollLock'), (lock) => lock.hasTag('locked'));

  return (
    // The head script marks <html> before React arrives.
    <html lang="en" data-scroll={isLocked ? 'locked' : 'free'} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <Layout>
          <Outlet />
        </Layout>
        <Scripts />
      </body>
    </html>
  );
}

function NotFound() {
  return (
    <>
      <h1 tabIndex={-1} id="page-heading">Page not found</h1>
      <p>look like you&apos;re trying to find the page that we don&apos;t have.</p>
      <Link to="/">Back To Home</Link>
    </>
  );
}
