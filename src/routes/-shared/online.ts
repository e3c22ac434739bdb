import { useEffect } from 'react';

/** Calls `listener` whenever the network comes back, while `isWaiting`. */
export function useBackOnline(isWaiting: boolean, listener: () => void): void {
  useEffect(() => {
    const listen = () => {
      if (isWaiting) {
        listener();
      }
    };
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  });
}
