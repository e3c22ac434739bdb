import { useRef } from 'react';

import type { Turn } from '#domain/picture';
import { withBase } from '#ui/base';
import { isOfBrowser } from '#ui/browser-keys';

import * as styles from './SpinView.css';

export interface SpinViewProps {
  /** Name of the product. */
  name: string;
  turn: Turn;
  /** Index of the shown frame. */
  frame: number;
  /** False until all frames are loaded. */
  isReady: boolean;
  onLoaded: () => void;
  onFailed: () => void;
  /** By so many frames; positive to the right. */
  onTurned: (by: number) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** Home is the front; End is the last frame before it. */
function stepOf(key: string, frame: number, frames: number): number | undefined {
  if (key === 'Home') {
    return -frame;
  }
  return key === 'End' ? frames - 1 - frame : STEPS[key];
}

/**
 * A 360° view turned by mouse, touch and arrow keys; a drag across its whole width turns it once (WAI-ARIA, slider
 * pattern).
 */
export function SpinView({ name, turn, frame, isReady, onLoaded, onFailed, onTurned }: SpinViewProps) {
  const heldAtRef = useRef<number | undefined>(undefined);
  const { frames, width } = turn;
  const letGo = () => {
    heldAtRef.current = undefined;
  };

  return (
    <div
      className={styles.root}
      data-ready={isReady}
      role="slider"
      tabIndex={isReady ? 0 : -1}
      aria-label={`Turn ${name}`}
      aria-valuemin={0}
      aria-valuemax={360 - 360 / frames.length}
      aria-valuenow={(frame * 360) / frames.length}
      aria-valuetext={`${(frame * 360) / frames.length} degrees`}
      onKeyDown={(event) => {
        const by = stepOf(event.key, frame, frames.length);
        if (by !== undefined && !isOfBrowser(event)) {
          event.preventDefault();
          onTurned(by);
        }
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        heldAtRef.current = event.clientX;
      }}
      onPointerMove={(event) => {
        if (heldAtRef.current === undefined) {
          return;
        }
        const perFrame = event.currentTarget.clientWidth / frames.length;
        const by = Math.trunc((event.clientX - heldAtRef.current) / perFrame);
        if (by !== 0) {
          heldAtRef.current += by * perFrame;
          onTurned(by);
        }
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      {frames.map((name, index) => (
        <picture key={name} className={styles.frame} data-shown={index === frame}>
          <source type="image/avif" srcSet={withBase(`/pictures/${name}-${width}.avif`)} />
          <img
            className={styles.image}
            src={withBase(`/pictures/${name}-${width}.webp`)}
            width={width}
            height={width}
            alt=""
            draggable={false}
            onLoad={() => onLoaded()}
            onError={() => onFailed()}
          />
        </picture>
      ))}
    </div>
  );
}
