import { useMemo, useSyncExternalStore } from 'react';

import type { DeskAddress, ReadAddress } from './address';
import { readAddress, STATECHARTS_PATH, writeAddress } from './address';

/** Changes the address; what is not named stays. */
export type Navigate = (change: Partial<DeskAddress>, how?: 'push' | 'replace') => void;

/** How often an address was asked for that the page has already: what it names may have been left since. */
let asks = 0;

/** What was asked for by a link or a button; undefined while the address bar still says it. */
let asked: string | undefined;

/** What was asked for: the address bar may have followed the shop since. */
export function askedAddress(): URL {
  return new URL(asked ?? window.location.href, window.location.href);
}

/** Shows in the address bar where the shop stands, or what was asked for; it asks for nothing, also when Back leads to it. */
export function showInBar(href: string | undefined): void {
  const { href: shown } = askedAddress();
  asked = href === undefined ? undefined : shown;
  window.history.replaceState(asked === undefined ? null : { asked }, '', href ?? shown);
}

/** What the page's address asks for, and how to change it; Back and Forward work. */
export function useAddress(): ReadAddress & { readonly navigate: Navigate; readonly asks: number } {
  const search = useSyncExternalStore(listen, () => askedAddress().search);
  const hash = useSyncExternalStore(listen, () => askedAddress().hash);
  const asked = useSyncExternalStore(listen, () => asks);
  return useMemo(() => {
    const read = readAddress(search, hash);
    return {
      ...read,
      asks: asked,
      navigate: (change, how) => goTo(writeAddress({ ...read.address, ...change }), how),
    };
  }, [search, hash, asked]);
}

function goTo(href: string, how: 'push' | 'replace' = 'push') {
  const isHere = new URL(href, window.location.href).href === askedAddress().href;
  asks += isHere ? 1 : 0;
  window.history[how === 'push' && !isHere ? 'pushState' : 'replaceState'](null, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

function listen(onChange: () => void) {
  const hear = () => {
    asked = askedBy(window.history.state);
    onChange();
  };
  window.addEventListener('popstate', hear);
  document.addEventListener('click', follow);
  return () => {
    window.removeEventListener('popstate', hear);
    document.removeEventListener('click', follow);
  };
}

/** What an entry of the history asks for: an address of this page, whatever else may stand there. */
function askedBy(state: unknown): string | undefined {
  const { asked: said } = (state ?? {}) as { readonly asked?: unknown };
  return typeof said === 'string' && said.startsWith(window.location.origin + STATECHARTS_PATH) ? said : undefined;
}

/** Follows a link to another machine without loading the page again. */
function follow(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOwn =
    link?.origin === window.location.origin && link.pathname === STATECHARTS_PATH && /^(#session=|$)/.test(link.hash);
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (link && isOwn && isPlain && !event.defaultPrevented && link.target === '' && !link.hasAttribute('download')) {
    event.preventDefault();
    goTo(link.href);
  }
}
