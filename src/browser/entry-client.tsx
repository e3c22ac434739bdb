import { CatchBoundary, createBrowserHistory } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { createContext, startTransition, StrictMode, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

import type { Destination } from '#domain/world';
import { RootError } from '#routes/-layout/failure';
import { createShop } from '#shop';
import { browserWorld } from '#shop/world';
import { withBase, withoutBase } from '#ui/base';

import { createAppRouter, reportAddress } from '../router';
import { focusNewPages, forwardBrowserEvents } from './browser-events';
import { ignoreStrayClicks } from './stray-clicks';
import { replayEarlyTyping } from './early-input';
import { loadChunks } from './route-chunks';
import { fetchedContent } from './fetched-content';
import { registerServiceWorker } from './service-worker';
import { startViewTransitions } from './view-transitions';
import { warmPages } from './warm-pages';

/** The URL this page was rendered for: the query, an unknown path or an unknown policy is only known to the browser. */
const renderedUrl = new URL(
  withBase(document.documentElement.dataset['page'] ?? withoutBase(location.pathname)),
  location.origin,
);
let isHydrated = false;

/** URL of the agent (`scripts/statecharts-page.mjs`). Storage may ask to load it, but must not say what is loaded. */
const AGENT = import.meta.env.DEV ? '/src/statecharts/live/agent.ts' : withBase('/Statecharts/agent.js');

const HydrationPass = createContext(0);

const started = JSON.parse(document.getElementById('content')?.textContent ?? '') as Parameters<typeof fetchedContent>[0];
const shop = createShop(browserWorld(navigate, fetchedContent(started, (path) => fetch(path))));
const router = createAppRouter({ shop, history: createBrowserHistory({ window: historyWindow() }) });

void hydrate();

/** A page whose own script is missing stays as it was prerendered: readable, with working links. */
async function hydrate() {
  await loadChunks(router, withoutBase(renderedUrl.pathname));
  shop.start();
  // In a transition React hydrates in slices, and handles input in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <CatchBoundary getResetKey={() => router} errorComponent={RootError}>
          <HydrationObserver onHydrated={onHydrated}>
            <RouterClient router={router} />
          </HydrationObserver>
        </CatchBoundary>
      </StrictMode>,
    );
  });
}

function navigate(to: Destination) {
  void (typeof to === 'string'
    ? router.navigate({ to })
    : router.navigate({ to: '/MyAccount/TrackOrder/TrackOrderDetail', search: { order: to.trackedOrder } }));
}

/** Loads the agent when an open statecharts page asks to inspect this tab. */
function loadAgent({ key, newValue }: StorageEvent) {
  if (key === 'larkwood-agent' && newValue === 'call') {
    import(/* @vite-ignore */ AGENT).then(({ watch }) => watch(shop)).catch(() => undefined);
  }
}

/** Reads what prerendering could not know: storage, clock, randomness, and the rest of the address. */
async function onHydrated() {
  if (isHydrated) {
    return;
  }
  isHydrated = true;
  const replayEarlyInput = replayEarlyTyping();
  reportAddress(router, shop);
  flushSync(() => shop.enterWorld());
  if (renderedUrl.pathname + renderedUrl.search !== location.pathname + location.search) {
    // Tells the history of the new address.
    window.history.replaceState(window.history.state, '');
    await router.load();
  }
  delete document.documentElement.dataset['settling'];
  forwardBrowserEvents(shop);
  window.addEventListener('storage', loadAgent);
  ignoreStrayClicks(document);
  focusNewPages(router);
  startViewTransitions(router);
  replayEarlyInput();
  warmPages(router);
  registerServiceWorker();
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
        return isHydrated ? location.pathname : renderedUrl.pathname;
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
  readonly onHydrated: () => Promise<void>;
}) {
  const [pass, setPass] = useState(0);
  useEffect(() => {
    if (pass === 0) {
      startTransition(() => setPass(1));
    } else {
      queueMicrotask(() => void onHydrated());
    }
  }, [pass, onHydrated]);
  return <HydrationPass value={pass}>{children}</HydrationPass>;
}
