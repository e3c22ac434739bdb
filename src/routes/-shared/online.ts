import { useEffect } from 'react';

/** Calls `listener` whenever the network comes back, while `isWaiting`. */
export function useBackOnline(isWaiting: boolean, listener: () => void): void {
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  });
}
