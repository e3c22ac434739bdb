import { carriedOutline, isHanging } from './fits';
import type { Outline } from './fits';
import type { Room } from './room';

/** Height of a door and above stairs, in cm: nobody is asked for it. */
export const PASSAGE_HEIGHT = 200;

/** By how much it fits, or does not, in whole cm rounded against the shopper. */
export interface FloorFit {
  readonly fits: boolean;
  /** Turned by a quarter. */
  readonly isTurned: boolean;
  /** What is left of the room's sizes that are known; negative is missing. */
  readonly left: { readonly width?: number; readonly depth?: number };
}

/**
 * Whether a piece stands in a room; as it is drawn if it can, else turned by a quarter unless it hangs. If neither
 * fits, the way that needs less. Undefined if the room's floor was not measured.
 */
export function floorFit(piece: Outline, room: Room, mayTurn: boolean): FloorFit | undefined {
  if (room.width === undefined && room.depth === undefined) {
    return undefined;
  }
  const straight = placed(piece.width, piece.depth, room, false);
  const turned = placed(piece.depth, piece.width, room, true);
  return straight.fits || !mayTurn || lacking(turned) >= lacking(straight) ? straight : turned;
}

function placed(width: number, depth: number, room: Room, isTurned: boolean): FloorFit {
  const left = {
    ...(room.width === undefined ? {} : { width: Math.floor(room.width - width) }),
    ...(room.depth === undefined ? {} : { depth: Math.floor(room.depth - depth) }),
  };
  return { fits: Object.values(left).every((rest) => rest >= 0), isTurned, left };
}

/** The largest missing length; 0 if it fits. */
function lacking({ left }: FloorFit): number {
  return Math.max(0, ...Object.values(left).map((rest) => -rest));
}

/** Where it is tightest. */
export interface TightestFit {
  readonly at: 'width' | 'depth' | 'door' | 'stairs';
  /** In whole cm, rounded down; negative is missing. */
  readonly left: number;
}

/** Where a piece has least to spare, or lacks most, in the parts of a room that were measured; undefined if none were. */
export function tightestFit(piece: Outline, room: Room, kind: string): TightestFit | undefined {
  const { width, depth } = floorFit(piece, room, !isHanging({ kind }))?.left ?? {};
  const through = (opening: number | undefined) =>
    opening === undefined ? undefined : passageFit(carriedOutline(piece, kind), opening).left;
  const lengths = { width, depth, door: through(room.door), stairs: through(room.stairs) };
  return (Object.keys(lengths) as (keyof typeof lengths)[])
    .flatMap((at) => {
      const left = lengths[at];
      return left === undefined ? [] : [{ at, left }];
    })
    .toSorted((one, other) => one.left - other.left)[0];
}

/** How a piece goes through a door or up straight stairs. */
export interface PassageFit {
  readonly fits: boolean;
  /** Laid on a side or on its back. */
  readonly isTipped: boolean;
  /** What is left of the opening in whole cm, rounded down; negative is missing. */
  readonly left: number;
}

/** Whether a piece goes through an opening of this width in cm, 2 m high: upright if it can, else tipped. */
export function passageFit({ width, depth, height }: Outline, opening: number): PassageFit {
  const upright = Math.min(width, depth);
  if (height <= PASSAGE_HEIGHT && upright <= opening) {
    return { fits: true, isTipped: false, left: Math.floor(opening - upright) };
  }
  const thin = Math.min(upright, height);
  const middle = Math.max(upright, Math.min(Math.max(width, depth), height));
  const left = Math.floor(Math.min(opening - thin, PASSAGE_HEIGHT - middle));
  return { fits: left >= 0, isTipped: true, left };
}
