import { shownPrice } from '#domain/price';
import type { ProductContent } from '#domain/content';
import { keyOf } from '#domain/picture';
import { listedIdOf } from '#domain/variants';
import { namedUrl, siteUrl, socialPictureOf } from '#routes/-shared/head';
import { structuredData } from '#routes/-shared/structured-data';

/** A product as schema.org/Product. The random review count is left out: it would be false data. */
export function productData({ product, pictures }: Pick<ProductContent, 'product' | 'pictures'>): string {
  return structuredData({
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: stockNumber(product.id),
    ...(product.option && { inProductGroupWithID: stockNumber(listedIdOf(product)) }),
    category: product.category,
    material: product.materials,
    color: product.colours,
    brand: { '@type': 'Brand', name: 'Larkwood' },
    image: siteUrl(socialPictureOf(keyOf(pictures[0]?.name ?? 'stand-in'))),
    offers: {
      '@type': 'Offer',
      url: namedUrl('/Products/ProductDetail/', product.name),
      price: (shownPrice(product) / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${product.stock === 0 ? 'OutOfStock' : 'InStock'}`,
      inventoryLevel: { '@type': 'QuantitativeValue', value: product.stock },
    },
  });
}

function stockNumber(id: number): string {
  return `LW-${String(id).padStart(3, '0')}`;
}
