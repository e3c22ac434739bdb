import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True while a page is prerendered, and while the browser hydrates it; false for what is drawn afterwards. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
