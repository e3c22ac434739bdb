import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

import { afterLoad, afterScroll, inTurn, NO_TURNS } from './turns';

/**
 * Which pictures in an element are drawn: its children with `data-picture` that are in view, loaded one after the other.
 * `names` are all of them, with spaces between.
 */
export function useTurns(root: RefObject<HTMLElement | null>, names: string) {
  const [turns, setTurns] = useState(NO_TURNS);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setTurns((before) =>
        entries.reduce(
          (after, { target, isIntersecting }) =>
            afterScroll(after, target.getAttribute('data-picture') ?? '', isIntersecting),
          before,
        ),
      ),
    );
    for (const picture of root.current?.querySelectorAll('[data-picture]') ?? []) {
      observer.observe(picture);
    }
    return () => observer.disconnect();
  }, [root, names]);
  return {
    drawn: inTurn(turns),
    onLoad: (name: string) => setTurns((before) => afterLoad(before, name)),
  };
}
