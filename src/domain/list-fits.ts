import { isHanging, isLarge } from './fits';
import type { Columns } from './list-columns';
import type { Room } from './room';
import { tightestFit } from './room-fit';
import type { TightestFit } from './room-fit';

/** How a product of a list fits a room. */
export interface ListedFit extends TightestFit {
  /** It is measured assembled, and arrives in parts. */
  readonly isInParts: boolean;
}

/**
 * Compares the products of a list with a room, by place. Undefined for small things, for what lies flat, and where a
 * size is not known.
 */
export function fitsIn(list: Columns): (place: number, room: Room) => ListedFit | undefined {
  const seats = new Set(list.seats);
  const inParts = new Set(list.inParts);
  const isKindHanging = list.kindNames.map((kind) => isHanging({ kind }));
  return (place, room) => {
    const piece = { width: list.widths[place] ?? 0, depth: list.depths[place] ?? 0, height: list.heights[place] ?? 0 };
    if (Math.min(piece.width, piece.depth, piece.height) === 0 || !isLarge(piece, seats.has(place))) {
      return undefined;
    }
    const kind = list.kindStarts.findLastIndex((start) => start <= place);
    const tightest = tightestFit(piece, room, isKindHanging[kind] !== true);
    return tightest && { ...tightest, isInParts: inParts.has(place) };
  };
}
