import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Point, Zoom } from './zoom';
import { MIDDLE, movedBy, WHOLE, ZOOM_STEP, zoomedBy } from './zoom';

const CORNER: Point = { x: 0, y: 0 };

describe('a step in', () => {
  test.each([
    { factor: 2, at: MIDDLE, becomes: { scale: 2, x: 0.5, y: 0.5 } },
    { factor: 2, at: CORNER, becomes: { scale: 2, x: 0.25, y: 0.25 } },
    { factor: 4, at: { x: 0.75, y: 0.5 }, becomes: { scale: 4, x: 0.6875, y: 0.5 } },
    { factor: 100, at: MIDDLE, becomes: { scale: 4, x: 0.5, y: 0.5 } },
    { factor: 0.5, at: CORNER, becomes: WHOLE },
  ])('by $factor at $at shows $becomes', ({ factor, at, becomes }) => {
    expect(zoomedBy(WHOLE, { factor, at })).toEqual(becomes);
  });
});

test('two presses enlarge four times, and the second leaves the point under it where it is', () => {
  const once = zoomedBy(WHOLE, { factor: ZOOM_STEP, at: MIDDLE });
  expect(once).toEqual({ scale: 2, x: 0.5, y: 0.5 });
  expect(zoomedBy(once, { factor: ZOOM_STEP, at: { x: 0.75, y: 0.5 } })).toEqual({ scale: 4, x: 0.5625, y: 0.5 });
});

test('stepping out at an edge brings the middle back as far as the frame must be filled', () => {
  expect(zoomedBy({ scale: 4, x: 0.875, y: 0.125 }, { factor: 0.5, at: MIDDLE })).toEqual({
    scale: 2,
    x: 0.75,
    y: 0.25,
  });
});

describe('moving', () => {
  test.each([
    { by: { x: 0.5, y: 0 }, becomes: { scale: 4, x: 0.625, y: 0.5 } },
    { by: { x: 0, y: -0.25 }, becomes: { scale: 4, x: 0.5, y: 0.4375 } },
    { by: { x: 9, y: -9 }, becomes: { scale: 4, x: 0.875, y: 0.125 } },
  ])('by $by of the frame shows $becomes', ({ by, becomes }) => {
    expect(movedBy({ scale: 4, ...MIDDLE }, by)).toEqual(becomes);
  });

  test('a whole picture does not move', () => {
    expect(movedBy(WHOLE, { x: 1, y: 1 })).toEqual(WHOLE);
  });
});

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const place = fc.record({ x: fraction, y: fraction });

test('whatever is done, the frame stays filled, and what is under the pointer stays there unless an edge forbids it', () => {
  const step = fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), at: place, by: place });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let zoom: Zoom = WHOLE;
      for (const { factor, at, by } of steps) {
        const next = zoomedBy(zoom, { factor, at });
        expect(isFilled(next)).toBe(true);
        expect(isAtEdge(next) || Math.abs(under(zoom, at) - under(next, at)) < 1e-9).toBe(true);
        zoom = movedBy(next, { x: by.x - 0.5, y: by.y - 0.5 });
        expect(isFilled(zoom)).toBe(true);
      }
    }),
  );
});

/** The column of the picture at a point of the frame. */
function under({ scale, x }: Zoom, at: Point): number {
  return x + (at.x - 0.5) / scale;
}

function isFilled({ scale, x, y }: Zoom): boolean {
  return [x, y].every((middle) => middle - 0.5 / scale >= -1e-9 && middle + 0.5 / scale <= 1 + 1e-9);
}

function isAtEdge({ scale, x }: Zoom): boolean {
  return x - 0.5 / scale < 1e-9 || x + 0.5 / scale > 1 - 1e-9;
}
