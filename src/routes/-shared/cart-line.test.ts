import { expect, test } from 'vitest';

import type { FullCartLine } from '#domain/cart-line';
import { sampleProducts } from '#machines/samples';

import { cartLine, summaryLine } from './cart-line';

const [lamp] = sampleProducts;

function lamps(qty: number, discount = 0): FullCartLine {
  if (!lamp) {
    throw new Error('The samples begin with a lamp.');
  }
  return { product: { ...lamp, discount }, qty, price: lamp.price, discount };
}

test.each([
  { qty: 1, canDecrease: false, canIncrease: true, stockNote: undefined },
  { qty: 2, canDecrease: true, canIncrease: true, stockNote: undefined },
  { qty: 3, canDecrease: true, canIncrease: false, stockNote: 'Only 3 in stock' },
])('$qty of three in stock: what the stepper allows, and what is said', ({ qty, ...allowed }) => {
  expect(cartLine(lamps(qty), undefined)).toMatchObject({ quantity: String(qty), ...allowed });
});

test('a quantity that is half typed stands as it is typed, and the total as the cart has it', () => {
  expect(cartLine(lamps(2), '')).toMatchObject({ quantity: '', total: '$200.00' });
});

test('a reduced line tells both prices', () => {
  expect(cartLine(lamps(2, 15), undefined)).toMatchObject({ price: '$85.00', was: '$100.00', total: '$170.00' });
});

test('a line that is not reduced tells one', () => {
  expect(cartLine(lamps(1), undefined)).toMatchObject({ price: '$100.00', was: undefined });
});

test('the summary of the checkout tells name, quantity and amount', () => {
  expect(summaryLine(lamps(2, 15))).toMatchObject({ id: 5, name: 'Lamp', qty: 2, amount: '$170.00' });
});
