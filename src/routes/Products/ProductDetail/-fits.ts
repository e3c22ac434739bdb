import { LARGEST_SIZE, readSize } from '#domain/room';
import type { Room, RoomSize } from '#domain/room';
import { PASSAGE_HEIGHT } from '#domain/room-fit';
import { isHanging, outlineOf, PERSON_HEIGHT } from '#domain/fits';
import type { Product } from '#domain/product';
import { measuredIn, printedSize, sizeIn } from '#domain/units';
import type { Unit } from '#domain/units';
import { verdictsOf } from '#routes/-shared/verdicts';
import type { FitsWords, MyRoomWords } from '#ui/views/ProductDetailView/product-detail';

/** A product beside a person, in this unit; undefined for small things, and where a size is not known. */
export function fitsWords(product: Product, unit: Unit): FitsWords | undefined {
  const outline = outlineOf(product);
  if (!outline) {
    return undefined;
  }
  const { width, depth, height } = outline;
  const person = `a person ${printedSize(unit, PERSON_HEIGHT)} tall`;
  const measured = [
    `${printedSize(unit, width)} wide`,
    `${printedSize(unit, depth)} deep`,
    `${printedSize(unit, height)} high`,
  ];
  return {
    outline,
    isHanging: isHanging(product),
    sizes: { width: sizeIn(unit, width), depth: sizeIn(unit, depth), height: sizeIn(unit, height) },
    label: `${product.name} from the front and from above beside ${person}: ${measured.join(', ')}.`,
    caption: `To scale, beside ${person}. Sizes in ${unit === 'cm' ? 'centimetres' : 'inches'}.`,
  };
}

const LABELS: Readonly<Record<RoomSize, string>> = {
  width: 'Room width',
  depth: 'Room depth',
  door: 'Door width',
  stairs: 'Stair width',
};

const SIZES = Object.keys(LABELS) as readonly RoomSize[];

interface MeasuredRoom {
  readonly room: Room;
  readonly typed: Readonly<Partial<Record<RoomSize, string>>>;
}

/** The fields of the shopper's room, and how a product fits it. */
export function myRoomWords(
  product: Product,
  { room, typed }: MeasuredRoom,
  unit: Unit,
): Omit<MyRoomWords, 'onTyped' | 'onLeft'> {
  return {
    fields: SIZES.map((size) => {
      const text = typed[size] ?? '';
      const known = room[size];
      return {
        size,
        label: `${LABELS[size]} in ${unit === 'cm' ? 'cm' : 'inches'}`,
        value: typed[size] ?? (known === undefined ? '' : measuredIn(unit, known)),
        error:
          text.trim() === '' || readSize(text, unit) !== undefined
            ? undefined
            : `Write a number up to ${sizeIn(unit, LARGEST_SIZE)}, such as ${sizeIn(unit, EXAMPLES[size])}`,
      };
    }),
    verdicts: verdictsOf(product, room, unit),
    note: `Doors and stairs are taken to be ${printedSize(unit, PASSAGE_HEIGHT)} high, and stairs straight.`,
  };
}

/** In cm. */
const EXAMPLES: Readonly<Record<RoomSize, number>> = { width: 320, depth: 400, door: 80, stairs: 90 };
