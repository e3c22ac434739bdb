import { startTransition, useEffect, useState } from 'react';
import type { RefObject } from 'react';

import { drawLater, painted, whenIdle } from '#ui/scheduling';
import * as from from '#ui/theme/from';

/** Cards of a phone's first screen, below the title, and of the first row on a desk. */
const AT_ONCE = 4;

/** Cards of a prerendered page that the first screen may show. */
const LAID_OUT_AT_ONCE = 8;

/** Cards that each later step draws. */
const DRAWN_STEP = 8;

/** Cards that each later step lays out: each step is a frame, which eight would make a long one on a phone. */
const LAID_OUT_STEP = 4;

/** A page is used once a mouse moves, or something is pressed. */
const PRESSES = ['pointerdown', 'keydown'];

/** What is pressed is answered by then. */
const ANSWERED_MS = 1000;

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
    // A frame may tell of a step for an earlier list after that for this one.
    let isLatest = true;
    if (known.length !== ids.length || ids.some((id) => !known.includes(id))) {
      const rest = ids.filter((id) => !drawn.includes(id));
      drawLater(() => isLatest && setKnown([...drawn, ...rest.slice(0, DRAWN_STEP)]));
    }
    return () => {
      isLatest = false;
    };
  });
  return drawn;
}

/** Cards from a place up to another one. */
export interface Places {
  readonly from: number;
  readonly to: number;
}

/**
 * The cards that are laid out wherever they are. The others wait until they come near the screen, and cost no frame anything.
 * - At first: on a prerendered page the first cards, then a few more whenever the browser is idle, until it is all of them;
 *   on a page that a link or Back has led to, all. Each then keeps its height, and Back finds its place. As long as nobody
 *   uses the page, a picture of the whole of it shows every card.
 * - Soon after the page is used, if all cards are drawn and laid out: those about the screen. The cards on it must stay as
 *   they are, since browsers would count them as moved.
 */
export function useLaidOutInSteps(
  list: RefObject<Element | null>,
  { count, areAllDrawn, isPrerendered }: { count: number; areAllDrawn: boolean; isPrerendered: boolean },
): Places {
  const [laidOut, setLaidOut] = useState<Places & { readonly isLast?: boolean }>({
    from: 0,
    to: isPrerendered ? LAID_OUT_AT_ONCE : Infinity,
  });
  useEffect(() => {
    if (laidOut.isLast || !areAllDrawn) {
      return undefined;
    }
    if (laidOut.to < count) {
      // A height is kept once it is painted.
      void painted().then(() =>
        whenIdle(() => startTransition(() => setLaidOut({ from: 0, to: laidOut.to + LAID_OUT_STEP }))),
      );
    } else {
      // At once: in a transition the page might be scrolled meanwhile.
      const rest = () => whenIdle(() => setLaidOut((now) => (now.isLast ? now : { ...inSight(list), isLast: true })));
      const restLater = () => window.setTimeout(rest, ANSWERED_MS);
      const left = new AbortController();
      const once = { once: true, signal: left.signal };
      window.addEventListener('mousemove', rest, once);
      PRESSES.forEach((name) => window.addEventListener(name, restLater, once));
      // A phone has no mouse: it would keep a listener of each list that was seen.
      return () => left.abort();
    }
    return undefined;
  }, [list, count, areAllDrawn, laidOut]);
  return laidOut;
}

/** The cards on the screen, and those that are reached by scrolling a screen further. */
function inSight({ current }: RefObject<Element | null>): Places {
  const places = Array.from(current?.children ?? [], (card) => card.getBoundingClientRect()).flatMap(
    ({ top, bottom }, place) => (bottom > -window.innerHeight && top < 2 * window.innerHeight ? [place] : []),
  );
  return { from: places[0] ?? 0, to: (places.at(-1) ?? -1) + 1 };
}

/** At least so many rows begin above a place; on a desk there may be four cards in each. */
function cardsAbove(place = 0): number {
  return place === 0 ? 0 : (window.matchMedia(from.tablet).matches ? 4 : 2) * Math.ceil(place / LEAST_ROW);
}
