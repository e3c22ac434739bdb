import { expect, test } from 'vitest';

import { sampleRecipient } from '#machines/samples';

import { addressOf, readdressed } from './order-address';

/** A Monday, in the morning; seven working days later it is Wednesday in a week. */
const order = {
  placedAt: new Date(2025, 5, 16, 9, 30).getTime(),
  deliverydate: '2025-06-25',
  recipient: { ...sampleRecipient, street: '1 Sample Street' },
  weekend: undefined,
};

test('an order for somebody else in the same town keeps its street and its day', () => {
  const grace = { ...sampleRecipient, firstName: 'Grace' };
  expect(readdressed(order, grace, undefined)).toEqual({
    recipient: { ...grace, street: '1 Sample Street' },
    weekend: undefined,
    deliverydate: '2025-06-25',
  });
});

test('an order that goes to another country takes the working days of that country, and no street of the old town', () => {
  const cairo = { ...sampleRecipient, city: 'Cairo', country: 'Egypt', postcode: '11511' };
  expect(readdressed(order, cairo, [0])).toEqual({ recipient: cairo, weekend: [0], deliverydate: '2025-06-24' });
  expect(readdressed({ ...order, placedAt: undefined }, cairo, [0]).deliverydate).toBe('2025-06-25');
});

test('a street of the address book is taken over', () => {
  expect(readdressed(order, { ...sampleRecipient, street: '2 Harbour Lane' }, undefined).recipient?.street).toBe(
    '2 Harbour Lane',
  );
});

test('what a new address replaces is all that Undo needs', () => {
  const cairo = { ...sampleRecipient, city: 'Cairo', country: 'Egypt', postcode: '11511' };
  expect({ ...order, ...readdressed(order, cairo, [0]), ...addressOf(order) }).toEqual(order);
});
