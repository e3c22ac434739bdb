import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { PaymentCard } from './PaymentCard';

afterEach(cleanup);

const card = {
  id: 'card-1',
  brand: 'Visa',
  last4: '4242',
  name: 'Ada Sample',
  expiry: '09/29',
  isDefault: true,
  isExpired: false,
} as const;

test('a card is drawn with no more of its number than the last four digits, and no security code', () => {
  const { container } = render(<PaymentCard card={card} />);
  expect(screen.getByText('•••• 4242')).toBeTruthy();
  expect(screen.getByText('•••')).toBeTruthy();
  expect(container.textContent).not.toMatch(/\d{5}/);
  expect(screen.getByText('Default')).toBeTruthy();
  expect(screen.queryByText('Expired')).toBeNull();
});

test('a card that has expired says so', () => {
  render(<PaymentCard card={{ ...card, isDefault: false, isExpired: true }} />);
  expect(screen.getByText('Expired')).toBeTruthy();
  expect(screen.queryByText('Default')).toBeNull();
});

test.each([
  ['Visa', 'visa'],
  ['Mastercard', 'mastercard'],
  ['American Express', 'americanexpress'],
  ['Discover', 'discover'],
  ['Card', undefined],
] as const)('a card of %s wears the mark %s', (brand, mark) => {
  const { container } = render(<PaymentCard card={{ ...card, brand }} />);
  expect(screen.getByText(brand)).toBeTruthy();
  expect(container.querySelector('use[href*="/marks.svg"]')?.getAttribute('href')?.split('#')[1]).toBe(mark);
});
