import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { planOf, takesFloor } from './room-plan';
import type { FloorPieces, PlacedPiece } from './room-plan';

const box = (id: number, width: number, depth: number, qty = 1, height = 80): FloorPieces => ({
  id,
  outline: { width, depth, height },
  qty,
});

const length = fc.integer({ min: 1, max: 3000 }).map((tenths) => tenths / 10);
const pieces = fc
  .array(
    fc.record({ width: length, depth: length, height: fc.constantFrom(2, 80), qty: fc.integer({ min: 1, max: 6 }) }),
    {
      maxLength: 8,
    },
  )
  .map((boxes) => boxes.map(({ width, depth, height, qty }, id) => box(id, width, depth, qty, height)));
const floors = fc.record({ width: length, depth: length });

function area(one: PlacedPiece, other: PlacedPiece): number {
  const along = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const across = Math.min(one.y + one.depth, other.y + other.depth) - Math.max(one.y, other.y);
  return Math.max(0, along) * Math.max(0, across);
}

describe('any pieces in any room', () => {
  test('no piece leaves the room', () => {
    fc.assert(
      fc.property(floors, pieces, (floor, asked) => {
        for (const { x, y, width, depth } of planOf(floor, asked).placed) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(floor.width + 1e-9);
          expect(y + depth).toBeLessThanOrEqual(floor.depth + 1e-9);
        }
      }),
    );
  });

  test('no two pieces overlap, unless one of them lies flat', () => {
    fc.assert(
      fc.property(floors, pieces, (floor, asked) => {
        const { placed } = planOf(floor, asked);
        for (const [index, one] of placed.entries()) {
          for (const other of placed.slice(index + 1)) {
            expect(one.isFlat !== other.isFlat ? 0 : area(one, other)).toBeLessThan(1e-6);
          }
        }
      }),
    );
  });

  test('every piece is either placed in its own size or told as not placed', () => {
    fc.assert(
      fc.property(floors, pieces, (floor, asked) => {
        const { placed, unplaced } = planOf(floor, asked);
        for (const { id, outline, qty } of asked) {
          const own = placed.filter((piece) => piece.id === id);
          expect(own.length + (unplaced.find((each) => each.id === id)?.qty ?? 0)).toBe(qty);
          const sizes = [outline.width, outline.depth].toSorted((one, other) => one - other);
          for (const { width, depth } of own) {
            expect([width, depth].toSorted((one, other) => one - other)).toEqual(sizes);
          }
        }
      }),
    );
  });

  test('a piece that fits an empty room alone is placed', () => {
    fc.assert(
      fc.property(floors, length, length, (floor, width, depth) => {
        const [short, long] = [Math.min(width, depth), Math.max(width, depth)];
        const isSmaller = short <= Math.min(floor.width, floor.depth) && long <= Math.max(floor.width, floor.depth);
        expect(planOf(floor, [box(1, width, depth)]).placed).toHaveLength(isSmaller ? 1 : 0);
      }),
    );
  });
});

test('the longest piece stands first, each with its back to a wall, and a rug lies under them in the middle', () => {
  const { placed, unplaced } = planOf({ width: 300, depth: 400 }, [
    box(1, 50, 50),
    box(2, 200, 90),
    box(3, 160, 230, 1, 2),
  ]);
  expect(unplaced).toEqual([]);
  expect(placed).toEqual([
    { id: 3, x: 70, y: 85, width: 160, depth: 230, isFlat: true },
    { id: 2, x: 0, y: 0, width: 200, depth: 90, isFlat: false },
    { id: 1, x: 200, y: 0, width: 50, depth: 50, isFlat: false },
  ]);
});

test('pieces of 100 × 50 cm stand along the walls, back, left, right and front, and then before each other', () => {
  const { placed, unplaced } = planOf({ width: 300, depth: 200 }, [box(1, 100, 50, 13)]);
  expect(placed.map(({ x, y, width, depth }) => [x, y, width, depth])).toEqual([
    [0, 0, 100, 50],
    [100, 0, 100, 50],
    [200, 0, 100, 50],
    [0, 50, 50, 100],
    [250, 50, 50, 100],
    [0, 150, 100, 50],
    [100, 150, 100, 50],
    [200, 150, 100, 50],
    [100, 50, 100, 50],
    [200, 50, 50, 100],
    [50, 50, 50, 100],
    [100, 100, 100, 50],
  ]);
  expect(unplaced).toEqual([{ id: 1, qty: 1 }]);
});

test('up to 5 cm high a piece lies flat, in the middle, and turned if it must', () => {
  const { placed } = planOf({ width: 200, depth: 200 }, [box(1, 50, 60, 1, 5), box(2, 60, 50, 1, 6)]);
  expect(placed).toEqual([
    { id: 1, x: 75, y: 70, width: 50, depth: 60, isFlat: true },
    { id: 2, x: 0, y: 0, width: 60, depth: 50, isFlat: false },
  ]);
  const turned = planOf({ width: 200, depth: 300 }, [box(1, 230, 160, 1, 2)]);
  expect(turned.placed).toEqual([{ id: 1, x: 20, y: 35, width: 160, depth: 230, isFlat: true }]);
});

test('half a centimetre too much is too much', () => {
  expect(planOf({ width: 100, depth: 100 }, [box(1, 100.5, 80)]).unplaced).toEqual([{ id: 1, qty: 1 }]);
  expect(planOf({ width: 100, depth: 100 }, [box(1, 100.5, 100.5)]).unplaced).toEqual([{ id: 1, qty: 1 }]);
});

test('where the walls are taken, a piece stands before another; one that is too many is told', () => {
  const { placed, unplaced } = planOf({ width: 100, depth: 100 }, [box(1, 50, 40, 5)]);
  expect(placed).toHaveLength(4);
  expect(unplaced).toEqual([{ id: 1, qty: 1 }]);
});

test.each([
  ['Sofa', true],
  ['Rug', true],
  ['Plant', true],
  ['Mirror', false],
  ['Pendant lamp', false],
  ['Table lamp', false],
] as const)('a %s takes floor: %s', (kind, expected) => {
  expect(takesFloor({ kind })).toBe(expected);
});
