import * as FOCUS from '#domain/focus-ids';
import { focusHeading } from '#routes/-shared/focus';
import type { Shop } from '#shop';
import { parseJson } from '#shop/world';
import { isOfBrowser } from '#ui/browser-keys';
import * as from from '#ui/theme/from';

import type { AppRouter } from '../router';
import { isNewPage } from '../router';

/**
 * Tells the shop how wide the window is, what other tabs write, that the shopper comes back to the tab or does something there, and
 * that the key of the search was pressed. F6 and Back are answered here as well.
 */
export function forwardBrowserEvents(shop: Shop): void {
  const desktop = window.matchMedia(from.desktop);
  shop.viewportChanged(desktop.matches);
  desktop.addEventListener('change', ({ matches }) => shop.viewportChanged(matches));
  window.addEventListener('storage', ({ key, newValue }) => shop.deviceChanged(key, parseJson(newValue)));
  // Other tabs may have written before the listener was there, or while the page was in the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && shop.deviceChanged(null));
  keepPlaceInCache();
  shop.deviceChanged(null);
  ['visibilitychange', 'pointerover', 'keydown'].forEach((type) => document.addEventListener(type, shop.noteDay));
  leadToMessages(document);
  closeDrawersByBack();
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && isForPage(event) && !shop.member('searchKey').getSnapshot().hasTag('off')) {
      event.preventDefault();
      shop.member('searchPanel').send({ type: 'drawer.opened' });
    }
  });
}

/** WebKit shows a page from its back/forward cache at the top, as the router restores places itself. */
export function keepPlaceInCache(): void {
  let top = 0;
  window.addEventListener('pagehide', () => {
    top = window.scrollY;
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.scrollTo({ top, behavior: 'instant' }));
}

/**
 * Back that would leave the page closes its open drawer instead, where the browser lets a page keep it (decision 198). Back
 * within the page, which takes back a choice of the list, is as ever.
 */
function closeDrawersByBack(): void {
  const { navigation } = window as Window & { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, destination } = event as NavigateEvent;
    const drawer = document.querySelector('dialog[open][data-drawer]');
    if (drawer && navigationType === 'traverse' && new URL(destination.url).pathname !== window.location.pathname) {
      event.preventDefault();
      drawer.dispatchEvent(new Event('cancel'));
    }
  });
}

/** F6 moves focus to the messages at the edge of the window, and from there back; they are last in the order of Tab. */
export function leadToMessages(page: Document): void {
  let origin: Element | null = null;
  page.addEventListener('keydown', (event) => {
    const messages = page.getElementById(FOCUS.messages);
    if (event.key !== 'F6' || !messages) {
      return;
    }
    const from = page.activeElement;
    const isBack = messages.contains(from);
    const back = origin?.isConnected === true && origin !== page.body ? origin : page.getElementById('content');
    const target = isBack ? back : messages.querySelector('a, button');
    if (target instanceof HTMLElement) {
      event.preventDefault();
      origin = isBack ? null : from;
      target.focus();
    }
  });
}

/** False where a key belongs to a field, to what lies over the page, or to the browser. */
function isForPage(event: KeyboardEvent): boolean {
  const { target, defaultPrevented } = event;
  return (
    !(isOfBrowser(event) || defaultPrevented) &&
    document.querySelector('dialog[open]') === null &&
    !(target instanceof Element && target.matches('input, textarea, select, [contenteditable]'))
  );
}

/**
 * Focuses the heading of every new page, or what the address names by a hash, if it is there and takes focus. Back keeps
 * the scroll position, unless the page now shows something else.
 */
export function focusNewPages(router: AppRouter): void {
  router.subscribe('onRendered', (change) => {
    if (!isNewPage(change)) {
      return;
    }
    const { hash } = change.toLocation;
    const named = hash === '' ? null : document.getElementById(hash);
    named?.focus();
    if (!named || document.activeElement !== named) {
      focusHeading({ preventScroll: hash !== '' || document.querySelector('main [data-shown-from-top]') === null });
    }
  });
}

/**
 * The note that a page came from this device is of that page; without a network, also of those that follow. The service
 * worker writes it (`scripts/offline-worker.js`).
 */
export function endKeptNote(router: AppRouter): void {
  router.subscribe('onRendered', (change) => {
    if (isNewPage(change) && navigator.onLine) {
      document.documentElement.removeAttribute('data-kept');
    }
  });
}
