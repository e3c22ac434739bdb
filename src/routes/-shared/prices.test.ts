import { expect, test } from 'vitest';

import { fullLines } from '#domain/cart-line';
import { sampleContent } from '#content/whole-content';

import { productDetail } from '../Products/ProductDetail/-words';
import { cartLine, summaryLine } from './cart-line';
import { productCard } from './product-card';

const { products, read } = sampleContent();

/** Price, discount and shown price, computed by hand from the catalogue. */
const TOLD = [
  { id: 1, price: '$756.50', was: '$890.00', discount: 15, three: '$2,269.50' },
  { id: 2, price: '$1,120.00', was: undefined, discount: 0, three: '$3,360.00' },
  { id: 10, price: '$862.40', was: '$980.00', discount: 12, three: '$2,587.20' },
  { id: 14, price: '$104.00', was: '$130.00', discount: 20, three: '$312.00' },
  { id: 20, price: '$104.50', was: '$110.00', discount: 5, three: '$313.50' },
  { id: 33, price: '$459.00', was: '$540.00', discount: 15, three: '$1,377.00' },
  { id: 40, price: '$84.00', was: '$112.00', discount: 25, three: '$252.00' },
  { id: 45, price: '$246.50', was: '$290.00', discount: 15, three: '$739.50' },
] as const;

test.each(TOLD)('product $id tells its own price, its own old price and its own percent everywhere', (told) => {
  const { id, price, was, discount, three } = told;
  const product = products.find((each) => each.id === id) ?? expect.unreachable();
  const [line = expect.unreachable()] = fullLines([{ productId: id, qty: 3 }], products).map((each) => ({
    ...each,
    qty: 3,
  }));
  expect(productCard(product, 7)).toMatchObject({ id, price, was, discount });
  expect(cartLine(line, undefined)).toMatchObject({ id, price, was, total: three });
  expect(summaryLine(line)).toMatchObject({ id, qty: 3, amount: three });
  expect(productDetail(read(`product/${id}`), { seed: 7, arrivedAt: undefined }, 'cm')).toMatchObject({
    id,
    price,
    was,
    discount,
  });
});
