import type { RefObject } from 'react';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { STAGE_PATH } from '../address';
import { ON_A_DESK } from '../desk/media';
import { useRoom } from '../drawing/use-room';
import * as styles from './StageFrame.css';

/** The widths a page is looked at in, in px. */
export const WIDTHS = [
  { value: 390, label: 'Phone', height: 844 },
  { value: 768, label: 'Tablet', height: 1024 },
  { value: 1280, label: 'Desk', height: 900 },
] as const;

const USUAL_HEIGHT_PX = 900;

/** Less of a page shows no whole dialog. */
const LEAST_HEIGHT_PX = 480;

/** How high a window of a width is, in px. */
export function heightOf(width: number): number {
  return WIDTHS.find(({ value }) => value === width)?.height ?? USUAL_HEIGHT_PX;
}

export interface StageFrameProps {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** Width of the window in px; the picture is made smaller where there is less room. */
  width: number;
  /** What is shown, for those who cannot see it. */
  title: string;
  /** Grows whenever another picture has been drawn. */
  drawings: number;
  isHidden: boolean;
}

/** The shop in a window of its own width, as large as there is room. */
export function StageFrame({ frameRef, width, title, drawings, isHidden }: StageFrameProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const isOnDesk = useOnDesk();
  const room = useRoom(rootRef);
  const scale = Math.min(1, room.width / width);
  const usual = heightOf(width);
  // On a desk the pane's height is given: a window that is less high shows more than a smaller picture does.
  const height = isOnDesk ? Math.min(usual, Math.max(LEAST_HEIGHT_PX, Math.floor(room.height / scale))) : usual;
  useFocusBack(frameRef, drawings);

  return (
    <div
      ref={rootRef}
      className={styles.root}
      style={isOnDesk ? { minHeight: LEAST_HEIGHT_PX * scale, maxHeight: usual * scale } : { height: height * scale }}
      hidden={isHidden}
    >
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

function useOnDesk(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(ON_A_DESK);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(ON_A_DESK).matches,
  );
}

/** A dialog on the stage takes focus when it is drawn: whoever chose the picture, or opened the page, keeps it. */
function useFocusBack(frameRef: RefObject<HTMLIFrameElement | null>, drawings: number): void {
  const lastRef = useRef<HTMLElement | 'nothing' | 'the shop'>('nothing');
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== frameRef.current) {
        lastRef.current = target;
      }
    };
    const forget = () => {
      lastRef.current = 'the shop';
    };
    document.addEventListener('focusin', note);
    // Undefined for a page of the browser's own, in place of one that did not load: its window throws when touched.
    const stage = frameRef.current?.contentDocument;
    stage?.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', note);
      stage?.removeEventListener('pointerdown', forget);
    };
  }, [frameRef, drawings]);
  useEffect(() => {
    if (document.activeElement !== frameRef.current || lastRef.current === 'the shop') {
      return;
    }
    if (lastRef.current === 'nothing') {
      frameRef.current?.blur();
      // WebKit leaves focus within the frame.
      window.focus();
    } else {
      lastRef.current.focus({ preventScroll: true });
    }
  }, [frameRef, drawings]);
}
