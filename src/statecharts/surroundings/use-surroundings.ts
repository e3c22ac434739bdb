import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

const KEY = 'larkwood-surroundings';
const DARK = '(prefers-color-scheme: dark)';

/** Dark or light surroundings: as they were chosen on this device, else as the device prefers. */
export function useSurroundings() {
  const [chosen, setChosen] = useState(read);
  const isDarkDevice = useSyncExternalStore(listen, () => window.matchMedia(DARK).matches);
  const isDark = chosen === undefined ? isDarkDevice : chosen === 'dark';
  useLayoutEffect(() => {
    if (chosen !== undefined) {
      document.documentElement.dataset['surroundings'] = chosen;
    }
  }, [chosen]);
  return {
    isDark,
    toggle: () => {
      const next = isDark ? 'light' : 'dark';
      keep(next);
      setChosen(next);
    },
  };
}

type Surroundings = 'dark' | 'light';

function listen(onChange: () => void) {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** A browser that forbids storage throws on the way to it. */
function read(): Surroundings | undefined {
  try {
    const kept = window.localStorage.getItem(KEY);
    return kept === 'dark' || kept === 'light' ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(chosen: Surroundings): void {
  try {
    window.localStorage.setItem(KEY, chosen);
  } catch {
    // It holds until the page is left.
  }
}
