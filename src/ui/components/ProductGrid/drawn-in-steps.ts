import { startTransition, useEffect, useState } from 'react';

import { whenIdle } from '#ui/scheduling';
import { from } from '#ui/theme/breakpoints';

/** Cards of the first screen, about. */
const AT_ONCE = 8;

/** Cards of each later step. */
const STEP = 8;

/** No row of cards is lower, in px. */
const LEAST_ROW = 300;

/**
 * Those of these cards that are drawn. At once it is the first ones, all that are above the place the page opens at (in px),
 * and all that were drawn before; then a few more in a transition, and so on. A prerendered page, which opens at no
 * place, has all of them.
 */
export function useDrawnInSteps(ids: readonly number[], openedAt: number | undefined): readonly number[] {
  const [known, setKnown] = useState<readonly number[]>(openedAt === undefined ? ids : []);
  const [atOnce] = useState(() => AT_ONCE + cardsAbove(openedAt));
  const drawn = ids.filter((id, place) => place < atOnce || known.includes(id));
  useEffect(() => {
    if (known.length !== ids.length || ids.some((id) => !known.includes(id))) {
      const rest = ids.filter((id) => !drawn.includes(id));
      startTransition(() => setKnown([...drawn, ...rest.slice(0, STEP)]));
    }
  });
  return drawn;
}

/**
 * So many of these cards are laid out wherever they are: of a prerendered page the first ones, then a few more whenever
 * the browser is idle. Until all are, the place of what is far down is calculated, and Back would miss it.
 */
export function useLaidOutInSteps(count: number, isPrerendered: boolean): number {
  const [laidOut, setLaidOut] = useState(isPrerendered ? AT_ONCE : Infinity);
  useEffect(() => {
    if (laidOut < count) {
      whenIdle(() => startTransition(() => setLaidOut(laidOut + STEP)));
    }
  }, [count, laidOut]);
  return laidOut < count ? laidOut : Infinity;
}

/** At least so many rows begin above a place; on a desk there may be four cards in each. */
function cardsAbove(place = 0): number {
  return place === 0 ? 0 : (window.matchMedia(from.tablet).matches ? 4 : 2) * Math.ceil(place / LEAST_ROW);
}
