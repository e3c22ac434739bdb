import { expect, test } from 'vitest';

import { standInPicture } from '#fixtures/page-pictures/stand-in';
import { products } from '#fixtures/products';
import { sampleProducts } from '#machines/samples';

import { productData } from './-product-data';

const [lamp, , bench] = sampleProducts;

test('search engines are told the shown price and the stock, and no number of reviews', () => {
  expect(lamp && JSON.parse(productData({ product: { ...lamp, discount: 15 }, pictures: [standInPicture] }))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Lamp',
    description: 'A sample.',
    sku: 'LW-005',
    category: 'Bedroom',
    material: 'Oak',
    color: 'Brown',
    brand: { '@type': 'Brand', name: 'Larkwood' },
    image: 'https://larkwood.example/social/room-hero.jpg',
    offers: {
      '@type': 'Offer',
      url: 'https://larkwood.example/Products/ProductDetail/Lamp',
      price: '85.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      inventoryLevel: { '@type': 'QuantitativeValue', value: 3 },
    },
  });
});

test('a sold-out product is out of stock', () => {
  expect(bench && productData({ product: bench, pictures: [] })).toContain(
    '"availability":"https://schema.org/OutOfStock"',
  );
});

test('nothing in a product can end the script element it stands in', () => {
  expect(
    lamp && productData({ product: { ...lamp, description: '</script><script>alert(1)</script>' }, pictures: [] }),
  ).not.toContain('<');
});

test.each(products)('no review count is told of $name', (product) => {
  expect(productData({ product, pictures: [] })).not.toMatch(/review|rating/i);
});
