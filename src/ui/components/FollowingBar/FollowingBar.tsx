import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { CAN_OBSERVE } from '#ui/scheduling';

import * as styles from './FollowingBar.css';

export interface FollowingBarProps {
  /** Id of the element up to which it follows. */
  endId: string;
  children: ReactNode;
}

/**
 * Below the width of a desk its content is at the lower edge of the screen while less than half of its place is in view, until
 * the end comes into view: it never covers what follows there.
 */
export function FollowingBar({ endId, children }: FollowingBarProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = place.current;
    const end = document.getElementById(endId);
    if (!here || !end || !CAN_OBSERVE) {
      return undefined;
    }
    let isInView = true;
    let isAtEnd = false;
    let wasFollowing = false;
    const follow = () => {
      const isFollowing = !isInView && !isAtEnd;
      // Its height is only to be had by laying out the page.
      if (isFollowing === wasFollowing) {
        return;
      }
      wasFollowing = isFollowing;
      here.style.minHeight = isFollowing ? `${here.offsetHeight}px` : '';
      here.dataset['follows'] = String(isFollowing);
    };
    const places = new IntersectionObserver(
      ([entry]) => {
        isInView = entry === undefined || entry.intersectionRatio >= HALF;
        follow();
      },
      { rootMargin: `-${HEADER_PX}px 0px 0px`, threshold: HALF },
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
/** The buttons are its upper half; a line about the stock may follow. */
const HALF = 0.5;
/** Farther than any page is high: who jumps over an element is told of it as well. */
const FAR_PX = 1_000_000;

/** Shown in its place, not while it follows. */
export function InPlaceOnly({ children }: { readonly children: ReactNode }) {
  return <div className={styles.inPlace}>{children}</div>;
}
