import '#ui/theme/globals.css';

import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { notFoundPicture } from '#fixtures/page-pictures/not-found';
import { RootError } from '#routes/-layout/failure';
import { Layout } from '#routes/-layout/layout';
import { siteHead } from '#routes/-shared/head';
import type { Shop } from '#shop';
import { NotFoundView } from '#ui/views/NotFoundView/NotFoundView';

export interface RouterContext {
  readonly shop: Shop;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: siteHead,
  component: RootRoute,
  notFoundComponent: NotFound,
  errorComponent: RootError,
});

/** Made once: a change of an attribute of <html> redraws nothing in it. */
const HEAD_AND_BODY = (
  <>
    <head>
      <HeadContent />
    </head>
    <body>
      <Layout>
        <Outlet />
      </Layout>
    </body>
  </>
);

function RootRoute() {
  const { shop } = Route.useRouteContext();
  const isLocked = useSelector(shop.member('scrollLock'), (lock) => lock.hasTag('locked'));

  return (
    // The head script sets attributes of <html> before React hydrates.
    <html lang="en" data-scroll={isLocked ? 'locked' : 'free'} suppressHydrationWarning>
      {HEAD_AND_BODY}
    </html>
  );
}

function NotFound() {
  return <NotFoundView picture={notFoundPicture} />;
}
