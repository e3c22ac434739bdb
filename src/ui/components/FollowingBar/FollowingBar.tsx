import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import * as styles from './FollowingBar.css';

export interface FollowingBarProps {
  /** Id of the element up to which it follows. */
  endId: string;
  children: ReactNode;
}

/**
 * Below the width of a desk its content goes to the lower edge of the screen once it has scrolled away above, until the
 * end comes into view: it never covers what follows there.
 */
export function FollowingBar({ endId, children }: FollowingBarProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = place.current;
    const end = document.getElementById(endId);
    if (!here || !end) {
      return undefined;
    }
    let isPast = false;
    let isAtEnd = false;
    const follow = () => {
      const isFollowing = isPast && !isAtEnd;
      here.style.minHeight = isFollowing ? `${here.offsetHeight}px` : '';
      here.dataset['follows'] = String(isFollowing);
    };
    const places = new IntersectionObserver(
      ([entry]) => {
        isPast = entry?.isIntersecting === false;
        follow();
      },
      { rootMargin: `-${HEADER_PX}px 0px ${FAR_PX}px` },
    );
    const ends = new IntersectionObserver(
      ([entry]) => {
        isAtEnd = entry?.isIntersecting === true;
        follow();
      },
      { rootMargin: `${FAR_PX}px 0px 0px` },
    );
    places.observe(here);
    ends.observe(end);
    return () => {
      places.disconnect();
      ends.disconnect();
    };
  }, [endId]);
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Of the sticky header, about. */
const HEADER_PX = 60;
/** Farther than any page is high: who jumps over an element is told of it as well. */
const FAR_PX = 1_000_000;

/** Shown in its place, not while it follows. */
export function InPlaceOnly({ children }: { readonly children: ReactNode }) {
  return <div className={styles.inPlace}>{children}</div>;
}
