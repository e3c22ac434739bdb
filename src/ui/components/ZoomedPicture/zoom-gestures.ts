import { useCallback, useEffect, useRef } from 'react';
import type { RefCallback } from 'react';

import { MIDDLE, ZOOM_IN, ZOOM_OUT, ZOOM_STEP } from '#domain/zoom';
import type { Point, Zoom, ZoomStep } from '#domain/zoom';
import { isOfBrowser } from '#ui/browser-keys';

/** How a picture is enlarged, and what changes it. */
export interface ZoomWords {
  readonly zoom: Zoom;
  readonly onZoomed: (step: ZoomStep) => void;
  /** By fractions of the frame. */
  readonly onMoved: (by: Point) => void;
  /** The whole picture is wanted. */
  readonly onWhole: () => void;
}

/** Pointers move a little even where nobody means to drag. */
const STILL_PX = 6;
/** Within this time a second press on the same picture is a double one. */
const DOUBLE_MS = 400;
const KEY_MOVE = 0.25;
const LINE_PX = 16;
/** Of a wheel, and of two fingers on a touchpad, which come as a wheel with Ctrl. */
const PER_PX = { wheel: 0.002, pinch: 0.01 };

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -KEY_MOVE, y: 0 },
  ArrowRight: { x: KEY_MOVE, y: 0 },
  ArrowUp: { x: 0, y: -KEY_MOVE },
  ArrowDown: { x: 0, y: KEY_MOVE },
};

const STEPS: Readonly<Record<string, ZoomStep>> = { '+': ZOOM_IN, '=': ZOOM_IN, '-': ZOOM_OUT };

/** `+` and `-` enlarge and reduce; arrows move an enlarged picture. False for keys that mean nothing to it. */
export function zoomByKey(key: string, { zoom, onZoomed, onMoved }: ZoomWords): boolean {
  const step = STEPS[key];
  const move = zoom.scale > 1 ? MOVES[key] : undefined;
  if (step) {
    onZoomed(step);
  }
  if (move) {
    onMoved(move);
  }
  return step !== undefined || move !== undefined;
}

/** Where on a frame an event is; the middle for keys and scripts. */
export function pointOn(frame: Element, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return width > 0 && height > 0 ? { x: (clientX - left) / width, y: (clientY - top) / height } : MIDDLE;
}

/** In a dialog the wheel scrolls nothing else, and keys belong to the whole dialog. */
type Among = 'dialog' | 'page';

/**
 * A ref for the frame of a picture: wheel (in a dialog), two fingers, drag, press, double press and keys (on a page)
 * enlarge, move and reduce the picture. A press on an enlarged picture brings that point to the middle, so that nobody
 * needs to drag (WCAG 2.5.7).
 */
export function useZoomGestures(words: ZoomWords, among: Among): RefCallback<HTMLElement> {
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });
  return useCallback((frame) => (frame ? listen(frame, latest, among) : undefined), [among]);
}

function listen(frame: HTMLElement, latest: { readonly current: ZoomWords }, among: Among): () => void {
  const held = new Map<number, PointerEvent>();
  let travelled = 0;
  let pressedAt = -DOUBLE_MS;
  let wasEnlarged = false;
  const isEnlarged = () => latest.current.zoom.scale > 1;
  const moveBy = (x: number, y: number) => {
    const { width, height } = frame.getBoundingClientRect();
    latest.current.onMoved({ x: -x / width, y: -y / height });
  };

  const stop = new AbortController();
  const { signal } = stop;
  frame.addEventListener(
    'pointerdown',
    (event) => {
      if (held.size === 0) {
        travelled = 0;
      }
      if (isEnlarged() && !isOnButton(event)) {
        frame.setPointerCapture(event.pointerId);
        held.set(event.pointerId, event);
      } else if (event.pointerType === 'touch') {
        held.set(event.pointerId, event);
      }
    },
    { signal },
  );
  frame.addEventListener(
    'pointermove',
    (event) => {
      const before = held.get(event.pointerId);
      if (!before) {
        return;
      }
      const [x, y] = [event.clientX - before.clientX, event.clientY - before.clientY];
      held.set(event.pointerId, event);
      travelled += Math.hypot(x, y);
      const other = [...held.values()].find(({ pointerId }) => pointerId !== event.pointerId);
      if (other) {
        const at = {
          clientX: (event.clientX + other.clientX) / 2,
          clientY: (event.clientY + other.clientY) / 2,
        };
        latest.current.onZoomed({ factor: apart(event, other) / apart(before, other), at: pointOn(frame, at) });
        moveBy(x / 2, y / 2);
      } else if (isEnlarged()) {
        moveBy(x, y);
      }
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    frame.addEventListener(end, ({ pointerId }) => held.delete(pointerId), { signal });
  }
  // Else the browser scrolls the page by two fingers, and takes them away.
  frame.addEventListener('touchmove', (event) => event.touches.length > 1 && event.preventDefault(), {
    signal,
    passive: false,
  });
  frame.addEventListener(
    'click',
    (event) => {
      if (travelled > STILL_PX && event.detail > 0) {
        event.stopPropagation();
        event.preventDefault();
        return;
      }
      const isDouble = event.detail > 1 || event.timeStamp - pressedAt < DOUBLE_MS;
      pressedAt = event.timeStamp;
      if (!isDouble) {
        wasEnlarged = isEnlarged();
      }
      if (isOnButton(event)) {
        return;
      }
      const at = pointOn(frame, event);
      if (!isEnlarged()) {
        latest.current.onZoomed({ factor: ZOOM_STEP, at });
      } else if (!isDouble) {
        latest.current.onMoved({ x: at.x - MIDDLE.x, y: at.y - MIDDLE.y });
      } else if (wasEnlarged) {
        latest.current.onWhole();
      }
    },
    { signal, capture: true },
  );
  if (among === 'page') {
    frame.addEventListener(
      'keydown',
      (event) => {
        const isTurned = event.target instanceof Element && event.target.role === 'slider';
        if (!isTurned && !isOfBrowser(event) && zoomByKey(event.key, latest.current)) {
          event.preventDefault();
        }
      },
      { signal },
    );
  } else {
    frame.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const { deltaY, deltaMode, ctrlKey } = event;
        const px = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * LINE_PX;
        const factor = Math.exp(-px * (ctrlKey ? PER_PX.pinch : PER_PX.wheel));
        latest.current.onZoomed({ factor, at: pointOn(frame, event) });
      },
      { signal, passive: false },
    );
  }
  return () => stop.abort();
}

function isOnButton({ target }: Event): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

function apart(one: PointerEvent, other: PointerEvent): number {
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}
