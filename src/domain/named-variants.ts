import type { CatalogueQuery } from './catalogue';
import { groupOf, valueOf } from './facets';
import type { ListedProduct, Variant } from './product';
import { normalizedWords, stem } from './words';

/** Words by which a query may refuse what it names. */
const REFUSES = /\b(?:not?|non|never|without|except|but)\b/i;

/**
 * A listed product as the variant that a query names, by label or colour ("charcoal sofa", "small mirror", a filter by
 * green): with its name, price, stock and picture. The product itself where it is named as well, and where the list is
 * chosen or ordered by price, which is that of the product (decision 154).
 */
export function asNamed(product: ListedProduct, query: CatalogueQuery): ListedProduct {
  const { variants, swatches, label: ownLabel = '' } = product;
  const { q, band, sort, facets = [] } = query;
  if (!variants) {
    return product;
  }
  const groups = facets.map(groupOf);
  if (band !== 'all' || sort.startsWith('price') || groups.includes('price') || REFUSES.test(q)) {
    return product;
  }
  const asked = new Set(normalizedWords(q).map(stem));
  const colours = facets.filter((facet) => groupOf(facet) === 'colour').map(valueOf);
  const fit = (label: string, swatch: string | undefined) => {
    const words = normalizedWords(label).map(stem);
    const isColour = swatch !== undefined && (asked.has(stem(swatch)) || colours.includes(swatch));
    return words.every((word) => asked.has(word)) ? words.length : Number(isColour);
  };
  let best: { readonly variant?: Variant; readonly fit: number } = { fit: fit(ownLabel, swatches?.[0]) };
  for (const [place, variant] of variants.entries()) {
    const label = variant.name.slice(variant.name.lastIndexOf(',') + 1);
    const here = { variant, fit: fit(label, swatches?.[place + 1]) };
    if (here.fit > best.fit && !(groups.includes('stock') && variant.stock === 0)) {
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
