import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

import type { Highlights } from '#kit/charts/highlights';

/** Scrolls the ground to what is active whenever that is something else, or the drawing has another size. */
export function useInView(
  ground: RefObject<HTMLElement | null>,
  highlights: Highlights | undefined,
  size: string,
): void {
  const active = highlights ? [...highlights.active].join(' ') : '';
  useLayoutEffect(() => {
    if (ground.current) {
      bringIntoView(ground.current, '[data-active]:not([data-compound])');
    }
  }, [ground, active, size]);
}

/** Brings parts, by a CSS selector, to the middle of the ground unless they are seen; the page stays where it is. */
export function bringIntoView(ground: HTMLElement, parts: string): void {
  const boxes = [...ground.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
  if (boxes.length === 0) {
    return;
  }
  const edge = ground.getBoundingClientRect();
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const isSeen = left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
  if (!isSeen) {
    ground.scrollBy((left + right - edge.left - edge.right) / 2, (top + bottom - edge.top - edge.bottom) / 2);
  }
}
