import { useSyncExternalStore } from 'react';

/** Whether the page is being printed. */
export function usePrinted(): boolean {
  return useSyncExternalStore(listen, () => isPrinted);
}

let isPrinted = false;

function listen(onChange: () => void) {
  const note = ({ type }: Event) => {
    isPrinted = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', note);
  window.addEventListener('afterprint', note);
  return () => {
    window.removeEventListener('beforeprint', note);
    window.removeEventListener('afterprint', note);
  };
}
