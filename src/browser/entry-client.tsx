import { CatchBoundary, createBrowserHistory } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import type { DehydratedRouter, TsrSsrGlobal } from '@tanstack/react-router/ssr/client';
import { createContext, startTransition, StrictMode, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';

import type { NavigationTarget } from '#domain/world';
import { reportCaughtError, RootError } from '#routes/-layout/failure';
import { createShop } from '#shop';
import type { Shop } from '#shop';
import { browserWorld } from '#shop/world';
import { withBase, withoutBase } from '#ui/base';
import { nextTask } from '#ui/scheduling';

import { createAppRouter, reportAddress } from '../router';
import type { AppRouter } from '../router';
import { followEdition, madeOf } from './edition';
import { endKeptNote, focusNewPages, forwardBrowserEvents } from './browser-events';
import { replaceFailedPictures } from './failed-pictures';
import { ignoreStrayClicks } from './stray-clicks';
import { replayEarlyTyping } from './early-input';
import { hydrateRoot } from './evaluated-react';
import { untilDone } from './attempts';
import { tellLatePages } from './late-pages';
import { loadChunks, loadChunksWithData } from './route-chunks';
import { fetchedContent } from './fetched-content';
import { registerServiceWorker } from './service-worker';
import { moveTravellingPictures } from './travelling-picture';
import { warmPages } from './warm-pages';

/** The URL this page was rendered for: the query, an unknown path or an unknown policy is only known to the browser. */
const renderedUrl = new URL(
  withBase(document.documentElement.dataset['page'] ?? withoutBase(location.pathname)),
  location.origin,
);
let isHydrated = false;

/** A file of content that takes longer did not come. What waits for it says so before, and offers to load the page again. */
const CONTENT_TIMEOUT_MS = 20_000;

/** URL of the agent (`scripts/statecharts-page.mjs`). Storage may ask to load it, but must not say what is loaded. */
const AGENT = import.meta.env.DEV ? '/src/statecharts/live/agent.ts' : withBase('/Statecharts/agent.js');

const HydrationPass = createContext(0);

if (location.pathname.startsWith('//')) {
  // Nothing can be noted in the history for such a path: as an address, `//Products` is another host.
  location.replace(location.pathname.replace(/^\/+/, '/') + location.search + location.hash);
} else {
  void hydrate();
}

/**
 * Every step is a task of its own, so that input is handled in between (decision 015). A page whose own script is missing
 * stays as it was prerendered: readable, with working links.
 */
async function hydrate() {
  await nextTask();
  const { content: started, matches } = pageData();
  const content = fetchedContent(
    started,
    (path, cache) => window.fetch(withBase(path), { cache, signal: AbortSignal.timeout(CONTENT_TIMEOUT_MS) }),
    madeOf,
  );
  const shop = createShop(browserWorld((to) => navigate(router, to), content));
  await nextTask();
  const history = createBrowserHistory({ window: historyWindow() });
  await nextTask();
  const router = createAppRouter({ shop, history });
  await nextTask();
  await loadChunks(router, withoutBase(renderedUrl.pathname));
  window.$_TSR = hydrationOf(matches);
  shop.start();
  // Fetched while the page is hydrated.
  const stored = untilDone(() => shop.productsOfStored());
  if (/[?&](category|band|q|sort|only)=./.test(location.search)) {
    shop.lookup.load().catch(() => undefined);
  }
  await nextTask();
  // In a transition React hydrates in slices, and handles input in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <CatchBoundary getResetKey={() => router} errorComponent={RootError}>
          <HydrationObserver onHydrated={(drawn) => settle({ shop, router, stored, drawn })}>
            <RouterClient router={router} />
          </HydrationObserver>
        </CatchBoundary>
      </StrictMode>,
      { onCaughtError: reportCaughtError },
    );
  });
}

/** What the build wrote into this page (`src/entry-server.tsx`). */
function pageData() {
  return JSON.parse(document.querySelector('#page-data')?.textContent ?? '{}') as {
    readonly content: Parameters<typeof fetchedContent>[0];
    readonly matches: DehydratedRouter['matches'];
  };
}

/** What `RouterClient` reads of `window`: of a page that is whole, it needs neither a buffer nor the end of a stream. */
function hydrationOf(matches: DehydratedRouter['matches']) {
  const hydration: Partial<TsrSsrGlobal> = {
    router: { manifest: undefined, matches },
    h: () => delete window.$_TSR,
  };
  return hydration as TsrSsrGlobal;
}

function navigate(router: AppRouter, to: NavigationTarget) {
  void (typeof to === 'string'
    ? router.navigate({ to })
    : router.navigate({ to: '/MyAccount/TrackOrder/TrackOrderDetail', search: { order: to.trackedOrder } }));
}

/** Loads the agent when an open statecharts page asks to inspect this tab. */
function loadAgentWhenCalled(shop: Shop) {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'larkwood-agent' && newValue === 'call') {
      import(/* @vite-ignore */ AGENT).then(({ watch }) => watch(shop)).catch(() => undefined);
    }
  });
}

interface Hydrated {
  readonly shop: Shop;
  /** Resolves when the products that storage names are known. */
  readonly stored: Promise<void>;
  readonly router: AppRouter;
  /** Makes a change in a React transition, which gives way to input; resolves when it is drawn. */
  readonly drawn: (change: () => void) => Promise<void>;
}

/**
 * Reads what prerendering could not know: storage, clock, randomness, and the rest of the address. Until it has, early
 * input is queued.
 */
async function settle({ shop, router, stored, drawn }: Hydrated) {
  if (isHydrated) {
    return;
  }
  isHydrated = true;
  await stored;
  const replayEarlyInput = replayEarlyTyping();
  reportAddress(router, shop);
  const entered = drawn(() => shop.enterWorld());
  await nextTask();
  // An address that was not rendered is a route change, at which the machine may ask for the edition.
  followEdition(shop);
  if (renderedUrl.pathname + renderedUrl.search !== pathHere() + location.search) {
    await entered;
    // Servers that know nothing of the shop send its pages as files, or as folders with a slash.
    const isFile = pageName(location.pathname) === pageName(renderedUrl.pathname);
    const { pathname } = isFile ? renderedUrl : location;
    // Tells the history of the new address.
    window.history.replaceState(window.history.state, '', pathname + location.search + location.hash);
    await router.load();
  }
  forwardBrowserEvents(shop);
  loadAgentWhenCalled(shop);
  await nextTask();
  ignoreStrayClicks(document);
  replaceFailedPictures(document);
  focusNewPages(router);
  endKeptNote(router);
  moveTravellingPictures(router);
  loadChunksWithData(router);
  tellLatePages(router);
  // What the clock and chance decide is not drawn yet, so none of it was pressed.
  replayEarlyInput();
  await entered;
  delete document.documentElement.dataset['settling'];
  warmPages(router);
  registerServiceWorker();
}

/** An address beside the shop's folder is no page of the shop: what its host has answered stays. */
function pathHere(): string {
  return location.pathname.startsWith(withBase('/')) ? location.pathname : renderedUrl.pathname;
}

/** `/Cart/`, `/Cart.html` and `/Cart/index.html` are `/Cart`; `%c3` is `%C3` and `,` is `%2C`, as hosts may send them. */
function pageName(path: string): string {
  return path
    .replace(/(?:(?:\/index)?\.html)?\/*$/, '')
    .replaceAll(',', '%2C')
    .replaceAll(/%../g, (code) => code.toUpperCase());
}

/** The window for the history: until hydration it has the URL that the page was rendered for. */
function historyWindow() {
  return {
    history: window.history,
    document,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    location: {
      get href() {
        return location.href;
      },
      get pathname() {
        return isHydrated ? pathHere() : renderedUrl.pathname;
      },
      get search() {
        return isHydrated ? location.search : renderedUrl.search;
      },
      get hash() {
        return location.hash;
      },
    },
  };
}

/**
 * Calls back when the whole page is hydrated. The first commit leaves Suspense boundaries for later; a second pass with
 * a changed context cannot commit before they are done.
 */
function HydrationObserver({
  children,
  onHydrated,
}: {
  readonly children: ReactNode;
  readonly onHydrated: (drawn: Hydrated['drawn']) => Promise<void>;
}) {
  const [onDrawn, setOnDrawn] = useState<() => void>();
  const onFirstCommit = useEffectEvent(async () => {
    const drawn = (change: () => void) =>
      new Promise<void>((resolve) => {
        startTransition(() => {
          change();
          setOnDrawn(() => resolve);
        });
      });
    await drawn(() => undefined);
    await onHydrated(drawn);
  });
  useEffect(() => {
    if (onDrawn) {
      onDrawn();
    } else {
      void onFirstCommit();
    }
  }, [onDrawn]);
  return <HydrationPass value={onDrawn ? 1 : 0}>{children}</HydrationPass>;
}
