import type { Outline } from './fits';
import { isHanging } from './fits';

/** Kinds that stand on a table or a shelf, however large. */
const ON_TABLES: readonly string[] = ['Table lamp'];

/** Up to this height, in cm, a piece lies on the floor, and others stand on it. */
const FLAT = 5;

/** In cm, of sums of sizes. */
const ROUNDING = 1e-6;

/** Whether a piece takes up floor: what hangs and what stands on a table does not. */
export function takesFloor(piece: { readonly kind: string }): boolean {
  return !isHanging(piece) && !ON_TABLES.includes(piece.kind);
}

/** Pieces of one product. */
export interface FloorPieces {
  readonly id: number;
  readonly outline: Outline;
  readonly qty: number;
}

/** A piece seen from above, in cm from a corner of the room. */
export interface PlacedPiece {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Along x and y, as it is turned. */
  readonly width: number;
  readonly depth: number;
  /** Others may stand on it. */
  readonly isFlat: boolean;
}

export interface RoomPlan {
  /** What lies flat first. */
  readonly placed: readonly PlacedPiece[];
  /** Pieces for which no place was found, by product. */
  readonly unplaced: readonly { readonly id: number; readonly qty: number }[];
}

interface Floor {
  readonly width: number;
  readonly depth: number;
}

/**
 * One way to place pieces on the floor of a room, all lengths in cm: the longest first, with their backs to a wall where
 * there is one free, else beside others. What lies flat is placed by itself, in the middle if it can. No piece leaves the
 * room or overlaps another of its sort. That none was found does not prove that there is no place.
 */
export function planOf(floor: Floor, pieces: readonly FloorPieces[]): RoomPlan {
  const bySize = pieces.toSorted(
    ({ outline: one }, { outline: other }) => Math.max(other.width, other.depth) - Math.max(one.width, one.depth),
  );
  const flat: PlacedPiece[] = [];
  const standing: PlacedPiece[] = [];
  const left = new Map<number, number>();
  for (const { id, outline, qty } of bySize) {
    const isFlat = outline.height <= FLAT;
    const others = isFlat ? flat : standing;
    let missing = qty;
    for (let place = placeFor(floor, outline, others, isFlat); place && missing > 0; missing -= 1) {
      others.push({ id, isFlat, ...place });
      place = placeFor(floor, outline, others, isFlat);
    }
    left.set(id, missing);
  }
  const unplaced = pieces.flatMap(({ id }) => {
    const qty = left.get(id) ?? 0;
    return qty > 0 ? [{ id, qty }] : [];
  });
  return { placed: [...flat, ...standing], unplaced };
}

type Place = Pick<PlacedPiece, 'x' | 'y' | 'width' | 'depth'>;

function placeFor(floor: Floor, piece: Outline, others: readonly Place[], isFlat: boolean): Place | undefined {
  const straight = { width: piece.width, depth: piece.depth };
  const turned = { width: piece.depth, depth: piece.width };
  const atSide = floor.width - turned.width;
  const atFront = floor.depth - straight.depth;
  const middle = (size: Floor) => ({ x: (floor.width - size.width) / 2, y: (floor.depth - size.depth) / 2, ...size });
  // Along the walls: from their ends, and from the ends of what stands there already.
  const xs = [0, ...others.map(({ x, width }) => x + width)];
  const ys = [0, ...others.map(({ y, depth }) => y + depth)];
  const places: readonly Place[] = [
    ...(isFlat ? [middle(straight), middle(turned)] : []),
    ...xs.map((x) => ({ x, y: 0, ...straight })),
    ...ys.map((y) => ({ x: 0, y, ...turned })),
    ...ys.map((y) => ({ x: atSide, y, ...turned })),
    ...xs.map((x) => ({ x, y: atFront, ...straight })),
    ...others.flatMap(({ x, y, width, depth }) =>
      [straight, turned].flatMap((size) => [
        { x: x + width, y, ...size },
        { x, y: y + depth, ...size },
      ]),
    ),
  ];
  return places.find((place) => isInside(floor, place) && others.every((other) => !doOverlap(place, other)));
}

function isInside(floor: Floor, { x, y, width, depth }: Place): boolean {
  return x >= 0 && y >= 0 && x + width <= floor.width + ROUNDING && y + depth <= floor.depth + ROUNDING;
}

function doOverlap(one: Place, other: Place): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.depth &&
    other.y < one.y + one.depth
  );
}
