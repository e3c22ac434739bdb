/** A point in a frame or a picture, in fractions of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture is enlarged in its frame, and which point of the picture is in the middle. */
export interface Zoom extends Point {
  /** 1 is the whole picture. */
  readonly scale: number;
}

/** A step in or out, made at a point of the frame. */
export interface ZoomStep {
  readonly factor: number;
  readonly at: Point;
}

export const MIDDLE: Point = { x: 0.5, y: 0.5 };

export const WHOLE: Zoom = { scale: 1, ...MIDDLE };

/** A press, a key or a button enlarges so many times. */
export const ZOOM_STEP = 2;

/** By a key or a button. */
export const ZOOM_IN: ZoomStep = { factor: ZOOM_STEP, at: MIDDLE };
export const ZOOM_OUT: ZoomStep = { factor: 1 / ZOOM_STEP, at: MIDDLE };

/** Beyond this the largest file is blurred. */
const MOST = 4;

/** Enlarged or reduced so that the point under the pointer stays where it is, as far as the frame stays filled. */
export function zoomedBy({ scale, x, y }: Zoom, { factor, at }: ZoomStep): Zoom {
  const next = Math.min(MOST, Math.max(WHOLE.scale, scale * factor));
  const shift = 1 / scale - 1 / next;
  return within({ scale: next, x: x + (at.x - MIDDLE.x) * shift, y: y + (at.y - MIDDLE.y) * shift });
}

/** Moved by fractions of the frame; positive to the right and down. */
export function movedBy({ scale, x, y }: Zoom, by: Point): Zoom {
  return within({ scale, x: x + by.x / scale, y: y + by.y / scale });
}

/** The frame is always filled. */
function within({ scale, x, y }: Zoom): Zoom {
  const least = MIDDLE.x / scale;
  const kept = (place: number) => Math.min(1 - least, Math.max(least, place));
  return { scale, x: kept(x), y: kept(y) };
}
