import type { CatalogueQuery } from './catalogue';
import { groupOf, valueOf } from './facets';
import type { ListedProduct, Variant } from './product';
import { normalizedWords, stem } from './words';

/**
 * A listed product as the variant that a query names, by label or colour ("charcoal sofa", "small mirror", a filter by
 * green): with its name, price, stock and picture. The product itself where it is named as well, and where a price band is
 * chosen or prices give the order, which are those of the product, unless only a variant keeps to the limits (decision 154).
 *
 * @param wanted the words of the query that say what is wanted
 * @param passing whether the product itself and each of its variants keep to the limits of the query
 */
export function asNamed(
  product: ListedProduct,
  wanted: readonly string[],
  { band, sort, facets = [] }: CatalogueQuery,
  [isItself = true, ...isVariant]: readonly boolean[] = [],
): ListedProduct {
  const { variants, swatches, label: ownLabel = '' } = product;
  if (!variants) {
    return product;
  }
  const isByName = band === 'all' && !sort.startsWith('price');
  const asked = new Set(wanted.map(stem));
  const colours = facets.filter((facet) => groupOf(facet) === 'colour').map(valueOf);
  const fit = (label: string, swatch: string | undefined) => {
    const words = normalizedWords(label).map(stem);
    const isColour = swatch !== undefined && (asked.has(stem(swatch)) || colours.includes(swatch));
    return words.every((word) => asked.has(word)) ? words.length : Number(isColour);
  };
  let best: { readonly variant?: Variant; readonly fit: number } = {
    fit: isItself ? fit(ownLabel, swatches?.[0]) : -1,
  };
  for (const [place, variant] of variants.entries()) {
    const label = variant.name.slice(variant.name.lastIndexOf(',') + 1);
    const here = { variant, fit: fit(label, swatches?.[place + 1]) };
    if ((isVariant[place] ?? true) && (isByName ? here.fit > best.fit : best.fit === -1)) {
      best = here;
    }
  }
  const { variant } = best;
  return variant
    ? {
        ...product,
        ...variant,
        variantOf: product.id,
        pictures: variant.picture ? [variant.picture] : product.pictures,
      }
    : product;
}
