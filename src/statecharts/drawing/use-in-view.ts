import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

import type { Emphasis } from '#kit/charts/drawing/Drawing';

/**
 * Scrolls the ground to what a drawing is about whenever that is something else: to what is active, before anything runs to
 * where it begins, also when the drawing has another size; to what is chosen; to the first that is found.
 */
export function useInView(
  ground: RefObject<HTMLElement | null>,
  { highlights, selected, found }: Pick<Emphasis, 'highlights' | 'selected' | 'found'>,
  initial: string,
  size: string,
): void {
  const active = [...(highlights?.active ?? [])].join(' ');
  const chosen = [...(selected ?? [])].join(' ');
  const first = found && [...found].join(' ');
  useLayoutEffect(() => {
    bring(ground, active === '' ? `[data-state="${initial}"]` : '[data-active]:not([data-compound])');
  }, [ground, active, initial, size]);
  useLayoutEffect(() => bring(ground, '[data-selected]'), [ground, chosen]);
  useLayoutEffect(() => bring(ground, '[data-found]', 1), [ground, first]);
}

function bring({ current }: RefObject<HTMLElement | null>, parts: string, most = Infinity): void {
  if (current) {
    bringIntoView(current, [...current.querySelectorAll(parts)].slice(0, most));
  }
}

/** Before what is larger than the ground, in px. */
const GAP = 8;

/**
 * Brings parts to the middle of the ground unless they are seen, the first of them where all have no room; what is larger
 * than the ground begins where that begins. The page stays where it is.
 */
export function bringIntoView(ground: HTMLElement, parts: readonly Element[]): void {
  if (parts.length === 0) {
    return;
  }
  const edge = ground.getBoundingClientRect();
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const whole = around(boxes);
  const isRoomy = whole.right - whole.left <= edge.width && whole.bottom - whole.top <= edge.height;
  const { left, right, top, bottom } = isRoomy ? whole : around(boxes.slice(0, 1));
  const isSeen = left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
  if (!isSeen) {
    ground.scrollBy(
      right - left > edge.width ? left - edge.left - GAP : (left + right - edge.left - edge.right) / 2,
      bottom - top > edge.height ? top - edge.top - GAP : (top + bottom - edge.top - edge.bottom) / 2,
    );
  }
}

function around(boxes: readonly DOMRect[]) {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
