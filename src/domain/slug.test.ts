import { expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { sameSlug, slug, titleFromSlug } from './slug';

test('spaces turn to hyphens', () => {
  expect(slug('Haven Oak Platform Bed')).toBe('Haven-Oak-Platform-Bed');
});

test('so do dollar signs: the router would take them for the name of a parameter', () => {
  expect(['$50 Gift Card', '$', '${x}', '{-$x} Bed', 'Card $50'].map(slug)).toEqual([
    '-50-Gift-Card',
    '-',
    '-{x}',
    '{--x}-Bed',
    'Card-50',
  ]);
});

test('all fifty products have different slugs, case aside', () => {
  expect(new Set(products.map(({ name }) => slug(name).toLowerCase())).size).toBe(50);
});

test.each([
  { one: 'haven-oak-platform-bed', other: 'Haven Oak Platform Bed', same: true },
  { one: 'Cloud-Bouclé-Cushion', other: 'Cloud Bouclé Cushion', same: true },
  { one: 'Cloud-Boucle\u0301-Cushion', other: 'Cloud Bouclé Cushion', same: true },
  { one: 'Refund_&_Return_Policy', other: 'Refund-&-Return-Policy', same: true },
  { one: 'Larkwood-Three-Seat-Sofa', other: 'Larkwood Three-Seat Sofa', same: true },
  { one: 'Haven-Oak', other: 'Haven Oak Platform Bed', same: false },
  { one: 'Ha\u00ADven-Oak\u200E', other: 'Haven Oak', same: true },
  { one: '❤\uFE0F-Bed\u2800', other: '❤ Bed', same: true },
])('$one and $other name the same thing: $same', ({ one, other, same }) => {
  expect(sameSlug(one, other)).toBe(same);
});

test.each([
  { segment: 'Refund-&-Return-Policy', title: 'Refund & Return Policy' },
  { segment: 'Refund_&_Return_Policy', title: 'Refund & Return Policy' },
  { segment: 'Terms-of-Service', title: 'Terms of Service' },
  { segment: '\u202EReturn\u2069-Policy', title: 'Return Policy' },
  { segment: '---', title: '' },
])('$segment is titled "$title"', ({ segment, title }) => {
  expect(titleFromSlug(segment)).toBe(title);
});
