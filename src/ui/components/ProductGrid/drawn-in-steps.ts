import { startTransition, useEffect, useState } from 'react';

import { useIsPrerendered } from '#ui/prerendered';
import { from } from '#ui/theme/breakpoints';

/** Cards of the first screen, about. */
const AT_ONCE = 8;

/** Cards of each later step. */
const STEP = 8;

/** No row of cards is lower, in px. */
const LEAST_ROW = 300;

/**
 * Those of these cards that are drawn. At once it is the first ones, all that are above a place the page is scrolled to
 * when it opens (in px), and all that were drawn before; then a few more in a transition, and so on. A prerendered page
 * has all of them.
 */
export function useDrawnInSteps(ids: readonly number[], openedAt: number): readonly number[] {
  const isPrerendered = useIsPrerendered();
  const [known, setKnown] = useState<readonly number[]>(isPrerendered ? ids : []);
  const [atOnce] = useState(() => (openedAt === 0 ? AT_ONCE : AT_ONCE + cardsAbove(openedAt)));
  const drawn = ids.filter((id, place) => place < atOnce || known.includes(id));
  useEffect(() => {
    if (known.length !== ids.length || ids.some((id) => !known.includes(id))) {
      const rest = ids.filter((id) => !drawn.includes(id));
      startTransition(() => setKnown([...drawn, ...rest.slice(0, STEP)]));
    }
  });
  return drawn;
}

/** At least so many rows begin above a place; their number of columns is that of the grid `four`. */
function cardsAbove(place: number): number {
  const columns = window.matchMedia(from.wide).matches ? 4 : window.matchMedia(from.tablet).matches ? 3 : 2;
  return columns * Math.ceil(place / LEAST_ROW);
}
