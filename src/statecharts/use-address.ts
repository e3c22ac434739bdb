import { useMemo, useSyncExternalStore } from 'react';

import type { Address, ReadAddress } from './address';
import { readAddress, STATECHARTS_PATH, writeAddress } from './address';

/** Changes the address; what is not named stays. */
export type Navigate = (change: Partial<Address>, how?: 'push' | 'replace') => void;

/** What the page's address says, and how to change it; Back and Forward work. */
export function useAddress(): ReadAddress & { readonly navigate: Navigate } {
  const search = useSyncExternalStore(listen, () => window.location.search);
  const hash = useSyncExternalStore(listen, () => window.location.hash);
  return useMemo(() => {
    const read = readAddress(search, hash);
    return {
      ...read,
      navigate: (change, how = 'push') => {
        const to = writeAddress({ ...read.address, ...change });
        window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      },
    };
  }, [search, hash]);
}

function listen(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  document.addEventListener('click', follow);
  return () => {
    window.removeEventListener('popstate', onChange);
    document.removeEventListener('click', follow);
  };
}

/** Follows a link to another machine without loading the page anew. */
function follow(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOwn =
    link?.origin === window.location.origin && link.pathname === STATECHARTS_PATH && /^(#session=|$)/.test(link.hash);
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (link && isOwn && isPlain && !event.defaultPrevented && link.target === '' && !link.hasAttribute('download')) {
    event.preventDefault();
    window.history.pushState(null, '', link.href);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }
}
