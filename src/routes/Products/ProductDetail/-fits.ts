import { isHanging, outlineOf, PERSON_HEIGHT } from '#domain/fits';
import type { Product } from '#domain/product';
import { printedSize, sizeIn } from '#domain/units';
import type { Unit } from '#domain/units';
import type { FitsWords } from '#ui/views/ProductDetailView/product-detail';

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
