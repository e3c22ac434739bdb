import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import type { Extent } from '#kit/charts/layout/with-room';

/** How much room an element has inside, as it changes; that of the window until it is laid out. */
export function useRoom(element: RefObject<HTMLElement | null>): Extent {
  const [room, setRoom] = useState<Extent>(() => ({ width: window.innerWidth, height: window.innerHeight }));
  useEffect(() => {
    const measured = element.current;
    if (!measured) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setRoom({ width: measured.clientWidth, height: measured.clientHeight }));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
