import { expect, test } from 'vitest';

import { cartTotal } from './cart-totals';

const line = (price: number, qty = 1, discount = 0) => ({ price, qty, discount });

test('the cart total in words: subtotal, 10% off, total, and the shipping that checkout adds', () => {
  expect(cartTotal([line(240, 2), line(75, 1, 20)])).toEqual({
    subtotal: '$540.00',
    discount: '−$54.00',
    total: '$486.00',
    shipping: '$100.00',
  });
});
