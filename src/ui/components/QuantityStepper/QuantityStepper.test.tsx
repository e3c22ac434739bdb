import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { QuantityStepper } from './QuantityStepper';

afterEach(cleanup);

/** A quantity of 1 in a form; gives what it tells, and whether the form was sent. */
function shownQuantity(): string[] {
  const told: string[] = [];
  render(
    <form onSubmit={() => told.push('sent')}>
      <QuantityStepper
        id="quantity"
        label="Quantity"
        value="1"
        canDecrease={false}
        canIncrease
        describedBy="stock"
        onChange={(typed) => told.push(`typed ${typed}`)}
        onLeave={() => told.push('left')}
        onStep={(by) => told.push(`stepped ${by}`)}
      />
      <p id="stock">Only 3 in stock</p>
    </form>,
  );
  return told;
}

const field = () => screen.getByLabelText('Quantity', { selector: 'input' });

test('a button at its limit says so, keeps focus and does nothing; the other one steps', () => {
  const told = shownQuantity();
  const [less, more] = screen.getAllByRole('button');
  expect([less, more].map((button) => button?.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
  less?.focus();
  less?.click();
  expect(document.activeElement).toBe(less);
  more?.click();
  expect(told).toEqual(['stepped 1']);
});

test('the field is described by what is said of the stock', () => {
  shownQuantity();
  const described = field().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Only 3 in stock');
});

test('Enter takes what is typed, and sends no form', () => {
  const told = shownQuantity();
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  expect(told).toEqual(['left']);
});

test('the wheel scrolls the page: it changes no quantity that has focus', () => {
  shownQuantity();
  field().focus();
  fireEvent.wheel(field());
  expect(document.activeElement).toBe(document.body);
});
