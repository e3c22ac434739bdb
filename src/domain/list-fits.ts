import type { Outline } from './fits';
import { isLarge } from './fits';
import type { Columns } from './list-columns';
import type { Room } from './room';
import { tightestFit } from './room-fit';
import type { TightestFit } from './room-fit';

/** How a product of a list fits a room. */
export interface ListedFit extends TightestFit {
  /** It is measured assembled, and arrives in parts. */
  readonly isInParts: boolean;
}

/** Compares the products and variants of a list with a room, by row. */
export interface ListFits {
  /** Undefined for small things, for what lies flat, and where a size is not known. */
  readonly fitAt: (row: number, room: Room) => ListedFit | undefined;
  /** By place: 1 for what is known to fit; small things and what lies flat do. */
  readonly fitting: (room: Room) => Uint8Array;
}

/** Reads the sizes of a list. */
export function listFits(list: Columns): ListFits {
  let last: { readonly room: Room; readonly fits: Uint8Array } | undefined;

  function pieceAt(row: number): Outline {
    return { width: list.widths[row] ?? 0, depth: list.depths[row] ?? 0, height: list.heights[row] ?? 0 };
  }

  function kindAt(place: number): string {
    return list.kindNames[list.kindStarts.findLastIndex((start) => start <= place)] ?? '';
  }

  function fitAt(row: number, room: Room): ListedFit | undefined {
    const piece = pieceAt(row);
    const place = list.placeAt(row);
    if (Math.min(piece.width, piece.depth, piece.height) === 0 || !isLarge(piece, (list.seatHeights[place] ?? 0) > 0)) {
      return undefined;
    }
    const tightest = tightestFit(piece, room, kindAt(place));
    return tightest && { ...tightest, isInParts: list.inParts.has(place) };
  }

  function doesFit(place: number, room: Room): boolean {
    const { width, depth } = pieceAt(place);
    const fit = fitAt(place, room);
    return fit ? fit.left >= 0 : Math.min(width, depth) > 0;
  }

  return {
    fitAt,
    fitting(room) {
      if (last?.room !== room) {
        last = { room, fits: Uint8Array.from({ length: list.size }, (_, place) => Number(doesFit(place, room))) };
      }
      return last.fits;
    },
  };
}
