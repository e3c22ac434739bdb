import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { CAN_OBSERVE } from '#ui/scheduling';

import * as styles from './WhenNear.css';

export interface WhenNearProps {
  children: ReactNode;
  /** As of `Later`. */
  isAtOnce?: boolean | undefined;
}

/**
 * Content far below the first screen, drawn once it comes near the screen, or when the page is printed. No prerendered
 * page has it in its HTML.
 */
export function WhenNear({ children, isAtOnce = false }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(isAtOnce);
  useEffect(() => {
    const { current } = place;
    if (!current || !CAN_OBSERVE) {
      setIsNear(true);
      return undefined;
    }
    const draw = () => setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          draw();
          observer.disconnect();
        }
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(current);
    window.addEventListener('beforeprint', draw);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', draw);
    };
  }, []);
  return (
    <div ref={place} className={styles.room}>
      {isNear ? children : null}
    </div>
  );
}
