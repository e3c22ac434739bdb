import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

import { STAGE_PATH } from '../address';
import * as styles from './StageFrame.css';

/** The widths a page is looked at in, in px. */
export const WIDTHS = [
  { value: 390, label: 'Phone', height: 844 },
  { value: 768, label: 'Tablet', height: 1024 },
  { value: 1280, label: 'Desk', height: 900 },
] as const;

const USUAL_HEIGHT_PX = 900;

export interface StageFrameProps {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** Width of the window in px; the picture is made smaller where there is less room. */
  width: number;
  /** What is shown, for those who cannot see it. */
  title: string;
  /** Grows whenever another picture has been drawn. */
  drawings: number;
}

/** The shop in a window of its own width, as large as there is room. */
export function StageFrame({ frameRef, width, title, drawings }: StageFrameProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const scale = useScale(rootRef, width);
  const height = WIDTHS.find(({ value }) => value === width)?.height ?? USUAL_HEIGHT_PX;
  useFocusBack(frameRef, drawings);

  return (
    <div ref={rootRef} className={styles.root} style={{ height: height * scale }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the shop's own page, which needs scripts and origin */}
      <iframe
        ref={frameRef}
        src={STAGE_PATH}
        title={title}
        className={styles.frame}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  );
}

function useScale(rootRef: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const root = rootRef.current;
    if (!root) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setRoom(root.clientWidth));
    observer.observe(root);
    return () => observer.disconnect();
  }, [rootRef]);
  return Math.min(1, room / width);
}

/** A dialog on the stage takes focus when it is drawn: whoever chose the picture keeps it. */
function useFocusBack(frameRef: RefObject<HTMLIFrameElement | null>, drawings: number): void {
  const lastRef = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== frameRef.current) {
        lastRef.current = target;
      }
    };
    const forget = () => {
      lastRef.current = null;
    };
    document.addEventListener('focusin', note);
    const stage = frameRef.current?.contentWindow;
    stage?.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', note);
      stage?.removeEventListener('pointerdown', forget);
    };
  }, [frameRef, drawings]);
  useEffect(() => {
    if (document.activeElement === frameRef.current) {
      lastRef.current?.focus({ preventScroll: true });
    }
  }, [frameRef, drawings]);
}
