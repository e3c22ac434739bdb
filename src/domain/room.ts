import { comparable } from './fields';
import { CM_PER_INCH } from './units';
import type { Unit } from './units';

/** What a shopper may measure at home: the floor of a room, and the ways into it. */
export const ROOM_SIZES = ['width', 'depth', 'door', 'stairs'] as const;

export type RoomSize = (typeof ROOM_SIZES)[number];

/** Sizes in cm, to a millimetre; what was not measured is absent. */
export type Room = { readonly [Size in RoomSize]?: number };

/** In cm. */
export const LARGEST_SIZE = 3000;

/** A number as it is typed, of any keyboard: with the digits 0 to 9, and a point for the decimal sign of Arabic. */
export function westernNumber(typed: string): string {
  return comparable(typed).replace('\u066B', '.');
}

/** "80", "80.5", "80,5 cm", "3.2 m", `31 in`, "9 ft"; three digits after the sign may mean thousands, and are refused. */
const SIZE = /^(\d+(?:[.,]\d{0,2})?)\s*(?:(cm)|(m)|(in|inches|["”]|['’′]{2})|(ft|feet|['’′]))?$/;

/** A size as it is typed, in cm; undefined if it is none, or larger than 30 m. Without a unit it is in `unit`. */
export function readSize(text: string, unit: Unit): number | undefined {
  const [, digits = '', cm, metres, inches = unit === 'inch', feet] = SIZE.exec(westernNumber(text)) ?? [];
  const per = cm ? 1 : metres ? 100 : feet ? 12 * CM_PER_INCH : inches ? CM_PER_INCH : 1;
  const size = Math.round(Number(digits.replace(',', '.')) * per * 10) / 10;
  return size > 0 && size <= LARGEST_SIZE ? size : undefined;
}

/** No room, door or stair is smaller, in cm or inches. */
const SMALLEST_OF_ROOMS: Readonly<Record<Unit, number>> = { cm: 15, inch: 20 };

/** Like `readSize`; a number without a unit that is too small for any room, door or stair is in metres, or in feet. */
export function readRoomSize(text: string, unit: Unit): number | undefined {
  const typed = westernNumber(text);
  const isSmall = /^[\d.,]+$/.test(typed) && Number(typed.replace(',', '.')) < SMALLEST_OF_ROOMS[unit];
  return readSize(isSmall ? `${typed} ${unit === 'cm' ? 'm' : 'ft'}` : typed, unit);
}
