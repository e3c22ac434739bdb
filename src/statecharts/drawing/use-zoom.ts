import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { READABLE } from '#kit/charts/chart';
import type { ChartLayout } from '#kit/charts/layout/chart-layout';
import type { Extent } from '#kit/charts/layout/with-room';

const LARGEST_AT_FIRST = 1.15;
const LIMITS = { least: 0.2, most: 4 };
const WHEEL_SPEED = 0.0025;
/** Less than this is a click, more is a drag; px. */
const DRAG_FROM = 4;

export interface DrawingZoom {
  readonly scale: number;
  /** Multiplies the scale around a point of the ground, or around its middle. */
  readonly zoomBy: (factor: number, around?: { readonly x: number; readonly y: number }) => void;
  /** Shows the whole drawing. */
  readonly fit: () => void;
}

/** How large a drawing is on the ground it scrolls on, which has so much room: it refits when that changes; dragging, Ctrl with the wheel and two fingers work on the ground. */
export function useZoom(ground: RefObject<HTMLElement | null>, layout: ChartLayout, room: Extent): DrawingZoom {
  const [scale, setScale] = useState(1);
  /** The layout for which somebody has chosen a scale: it stays when the room changes. */
  const [chosenFor, setChosenFor] = useState<ChartLayout>();
  const target = useRef<{ left: number; top: number } | undefined>(undefined);

  const fitting = () => {
    const { clientWidth = 0, clientHeight = 0 } = ground.current ?? {};
    const across = clientWidth === 0 ? 1 : (clientWidth - 2) / layout.width;
    return { across, whole: clientWidth === 0 ? 1 : Math.min(across, (clientHeight - 2) / layout.height) };
  };
  const atFirst = () => {
    const { across, whole } = fitting();
    return Math.min(LARGEST_AT_FIRST, Math.max(READABLE, whole, Math.min(1, across)));
  };
  const zoomBy: DrawingZoom['zoomBy'] = (factor, around) => {
    const element = ground.current;
    if (!element) {
      return;
    }
    const next = within(scale * factor);
    const x = around?.x ?? element.clientWidth / 2;
    const y = around?.y ?? element.clientHeight / 2;
    const ratio = next / scale;
    target.current = { left: (element.scrollLeft + x) * ratio - x, top: (element.scrollTop + y) * ratio - y };
    setChosenFor(layout);
    setScale(next);
  };
  const begin = useEffectEvent(() => (chosenFor === layout ? undefined : setScale(atFirst())));
  const zoomAround = useEffectEvent((factor: number, event: { clientX: number; clientY: number }) => {
    const edge = ground.current?.getBoundingClientRect();
    zoomBy(factor, { x: event.clientX - (edge?.left ?? 0), y: event.clientY - (edge?.top ?? 0) });
  });

  // oxlint-disable-next-line react/set-state-in-effect -- how much room there is, only the laid-out page knows
  useLayoutEffect(() => begin(), [layout, room]);
  useLayoutEffect(() => {
    const { left, top } = target.current ?? {};
    if (left !== undefined && top !== undefined) {
      ground.current?.scrollTo(left, top);
      target.current = undefined;
    }
  }, [scale, ground]);
  useEffect(() => (ground.current ? handle(ground.current, zoomAround) : undefined), [ground]);

  return {
    scale,
    zoomBy,
    fit: () => {
      setChosenFor(layout);
      setScale(within(Math.min(fitting().whole, LARGEST_AT_FIRST)));
    },
  };
}

type ZoomAround = (factor: number, event: { clientX: number; clientY: number }) => void;

/** Listens to wheel and pointers; a passive listener could not keep the page from zooming. */
function handle(ground: HTMLElement, zoomAround: ZoomAround) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const pointers = new Map<number, PointerEvent>();
  let dragged = 0;

  ground.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        zoomAround(Math.exp(-event.deltaY * WHEEL_SPEED), event);
      }
    },
    { passive: false, signal },
  );
  ground.addEventListener(
    'pointerdown',
    (event) => {
      pointers.set(event.pointerId, event);
      dragged = 0;
    },
    { signal },
  );
  ground.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) {
        return;
      }
      const other = [...pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
      if (other) {
        zoomAround(gap(event, other) / Math.max(1, gap(before, other)), middle(event, other));
      } else if (event.pointerType === 'mouse') {
        ground.scrollBy(before.clientX - event.clientX, before.clientY - event.clientY);
      }
      dragged += gap(event, before);
      pointers.set(event.pointerId, event);
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    ground.addEventListener(end, (event) => pointers.delete(event.pointerId), { signal });
  }
  ground.addEventListener(
    'click',
    (event) => {
      if (dragged > DRAG_FROM) {
        event.stopPropagation();
      }
    },
    { capture: true, signal },
  );
  return () => leaving.abort();
}

function within(scale: number): number {
  return Math.min(LIMITS.most, Math.max(LIMITS.least, scale));
}

function gap(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function middle(one: PointerEvent, other: PointerEvent) {
  return { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
}
