import { PASSAGE_HEIGHT } from '#domain/room-fit';
import { isHanging, outlineOf, PERSON_HEIGHT } from '#domain/fits';
import type { Product } from '#domain/product';
import { printedSize, printedStature, sizeIn } from '#domain/units';
import type { Unit } from '#domain/units';
import { roomFields } from '#routes/-shared/room-fields';
import type { MeasuredRoom } from '#routes/-shared/room-fields';
import { verdictsOf } from '#routes/-shared/verdicts';
import type { FitsWords, MyRoomWords } from '#ui/views/ProductDetailView/product-detail';

/** A product beside a person, in this unit; undefined for small things, and where a size is not known. */
export function fitsWords(product: Product, unit: Unit): FitsWords | undefined {
  const outline = outlineOf(product);
  if (!outline) {
    return undefined;
  }
  const { width, depth, height } = outline;
  const person = `a person ${printedStature(unit, PERSON_HEIGHT)} tall`;
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

/** The fields of the shopper's room, and how a product fits it. */
export function myRoomWords(
  product: Product,
  { room, typed }: MeasuredRoom,
  unit: Unit,
): Omit<MyRoomWords, 'onTyped' | 'onLeft'> {
  return {
    fields: roomFields({ room, typed }, unit),
    verdicts: verdictsOf(product, room, unit),
    note: `Doors and stairs are assumed to be ${printedSize(unit, PASSAGE_HEIGHT)} high, and stairs to be straight.`,
  };
}
