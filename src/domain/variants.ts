import { mattressWords } from './mattress-words';
import { dimensionsOf } from './printed-sizes';
import type { Product } from './product';

/** The id of the product that lists show for a variant, or its own. */
export function listedIdOf({ id, variantOf }: Pick<Product, 'id' | 'variantOf'>): number {
  return variantOf ?? id;
}

/** The variants of products by the ids of those, in their order. */
export function variantsById<Each extends Pick<Product, 'id' | 'variantOf'>>(
  products: readonly Each[],
): ReadonlyMap<number, readonly Each[]> {
  const variants = new Map<number, Each[]>();
  for (const product of products) {
    if (product.variantOf !== undefined) {
      variants.set(product.variantOf, [...(variants.get(product.variantOf) ?? []), product]);
    }
  }
  return variants;
}

/** A product as lists know it. */
export interface SearchedProduct extends Product {
  readonly variantProducts?: readonly Product[];
  /** Without the words of its variants; absent if it has none. */
  readonly itself?: Product;
}

/** The products that lists show, with the words, materials and colours of their variants: what finds one finds its product. */
export function searchedProducts(products: readonly Product[]): readonly SearchedProduct[] {
  const variants = variantsById(products);
  return products
    .filter(({ variantOf }) => variantOf === undefined)
    .map((product) => {
      const others = variants.get(product.id);
      return others === undefined ? product : together(product, others);
    });
}

function together(product: Product, variants: readonly Product[]): SearchedProduct {
  const all = [product, ...variants];
  return {
    ...product,
    variantProducts: variants,
    itself: product,
    colours: each(all.map(({ colours }) => colours)).join(', '),
    materials: each(all.map(({ materials }) => materials)).join(', '),
    description: all.map(wordsOfVariant).join(' '),
    facts: {
      ...product.facts,
      materialList: each(all.flatMap(({ facts }) => facts?.materialList ?? [])),
      colourList: each(all.flatMap(({ facts }) => facts?.colourList ?? [])),
    },
  };
}

function wordsOfVariant(variant: Product): string {
  const { option = '', label = '', description, facts = {} } = variant;
  return `${option} ${label} ${description} ${dimensionsOf(variant)} ${mattressWords(facts)}`;
}

function each<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
