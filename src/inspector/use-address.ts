import { useMemo, useSyncExternalStore } from 'react';

import type { Address, ReadAddress } from './address';
import { readAddress, writeAddress } from './address';

/** Changes the address; what is not named stays. */
export type Navigate = (change: Partial<Address>, how?: 'push' | 'replace') => void;

/** What the page's address says, and how to change it; Back and Forward work. */
export function useAddress(): ReadAddress & { readonly navigate: Navigate } {
  const search = useSyncExternalStore(listen, () => window.location.search);
  return useMemo(() => {
    const read = readAddress(search);
    return {
      ...read,
      navigate: (change, how = 'push') => {
        const to = writeAddress({ ...read.address, ...change });
        window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      },
    };
  }, [search]);
}

function listen(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}
