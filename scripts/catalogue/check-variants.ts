import { shown } from './faults';
import type { Fault } from './faults';
import type { Read } from './fields';
import { foundAt } from './source';
import type { Source } from './source';

/**
 * Variants of what is no product of the list, and those that nobody could tell from the others or from their product, which may
 * stand on a row that could not be read.
 */
export function variantFaults(source: Source, products: readonly Read[]): readonly Fault[] {
  // Of products with the same id, variants are those of the first.
  const byId = new Map(products.toReversed().map((product) => [product.fields['id'], product]));
  const withVariants = new Set(products.map(({ fields }) => fields['variantOf']));
  const labels = new Set<string>();
  return products.flatMap((product) => {
    const { variantOf, option, label, name, id } = product.fields;
    const fault = (property: string, expected: string) => ({
      ...source.placeOf(['products', product.index, property]),
      found: foundAt(source, ['products', product.index, property], product.fields[property]),
      expected,
    });
    if (variantOf === undefined) {
      return id !== undefined && withVariants.has(id) && byId.get(id) === product
        ? ['option', 'label']
            .filter((property) => product.fields[property] === undefined)
            .map((property) => fault(property, 'one, since the product has variants'))
        : [];
    }
    const of = byId.get(variantOf)?.fields;
    if (of === undefined && source.unread !== 'nothing') {
      return [];
    }
    if (of === undefined || of['variantOf'] !== undefined) {
      return [fault('variantOf', of === undefined ? 'the id of a product' : 'the id of a product that is no variant')];
    }
    const key = `${String(variantOf)} ${String(label).toLowerCase()}`;
    const isTaken = labels.has(key) || String(of['label']).toLowerCase() === String(label).toLowerCase();
    labels.add(key);
    const fullName = `${String(of['name'])}, ${String(label)}`;
    return [
      ...(option === of['option'] ? [] : [fault('option', `${shown(of['option'])}, as with its product`)]),
      ...(label === undefined ? [fault('label', 'one, since it is a variant')] : []),
      ...(label !== undefined && isTaken ? [fault('label', 'a label of its own among the variants')] : []),
      ...(label === undefined || name === fullName
        ? []
        : [fault('name', `${shown(fullName)}, of its product and label`)]),
    ];
  });
}

/** Swatches of what is no choice of colours, and those that do not tell a product and all its variants apart. */
export function swatchFaults(source: Source, products: readonly Read[]): readonly Fault[] {
  const choiceOf = ({ fields }: Read) => fields['variantOf'] ?? fields['id'];
  const withSwatches = new Set(products.filter(({ fields }) => fields['swatch'] !== undefined).map(choiceOf));
  const taken = new Set<string>();
  return products.flatMap((product) => {
    const { option, swatch } = product.fields;
    const key = `${String(choiceOf(product))} ${String(swatch)}`;
    const isTaken = taken.has(key);
    taken.add(key);
    const expected = expectedSwatch();
    return expected === undefined
      ? []
      : [
          {
            ...source.placeOf(['products', product.index, 'swatch']),
            found: shown(swatch),
            expected,
          },
        ];

    function expectedSwatch(): string | undefined {
      if (option !== 'Colour') {
        return swatch === undefined ? undefined : 'nothing, since its option is not Colour';
      }
      if (swatch === undefined) {
        return withSwatches.has(choiceOf(product)) ? 'one, since another choice of the product has one' : undefined;
      }
      return isTaken ? 'a colour of its own among the choices' : undefined;
    }
  });
}
