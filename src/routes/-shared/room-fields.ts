import { LARGEST_SIZE, readRoomSize } from '#domain/room';
import type { Room, RoomSize } from '#domain/room';
import { measuredIn, sizeIn } from '#domain/units';
import type { Unit } from '#domain/units';
import type { RoomFieldWords } from '#ui/components/RoomFields/RoomFields';

const LABELS: Readonly<Record<RoomSize, string>> = {
  width: 'Room width',
  depth: 'Room depth',
  door: 'Door width',
  stairs: 'Stair width',
};

const SIZES = Object.keys(LABELS) as readonly RoomSize[];

export interface MeasuredRoom {
  readonly room: Room;
  readonly typed: Readonly<Partial<Record<RoomSize, string>>>;
}

/** In cm. */
const EXAMPLES: Readonly<Record<RoomSize, number>> = { width: 320, depth: 400, door: 80, stairs: 90 };

/** The fields of the shopper's room: what is typed, else the size that is known. */
export function roomFields({ room, typed }: MeasuredRoom, unit: Unit): readonly RoomFieldWords[] {
  return SIZES.map((size) => {
    const text = typed[size] ?? '';
    const known = room[size];
    return {
      size,
      label: `${LABELS[size]} in ${unit === 'cm' ? 'cm' : 'inches'}`,
      value: typed[size] ?? (known === undefined ? '' : measuredIn(unit, known)),
      error:
        text.trim() === '' || readRoomSize(text, unit) !== undefined
          ? undefined
          : `Enter a number up to ${sizeIn(unit, LARGEST_SIZE)}, such as ${sizeIn(unit, EXAMPLES[size])}`,
    };
  });
}
