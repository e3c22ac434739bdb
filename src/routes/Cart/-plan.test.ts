import { expect, test } from 'vitest';

import { product } from '#fixtures/chosen-products';

import { planWords } from './-plan';

const [chair, tableLamp, rug, sofa] = [product(42), product(5), product(35), product(31)];
const line = (productId: number, qty = 1) => ({ productId, qty });

test('pieces are drawn by number and named in a list; what takes no floor is told', () => {
  const words = planWords([chair, tableLamp, rug], [line(42, 2), line(5), line(35)], { width: 300, depth: 400 }, 'cm');
  expect(words?.boxes).toEqual([
    { x: 50, y: 50, width: 200, depth: 300, isFlat: true, number: 2 },
    { x: 0, y: 0, width: 55, depth: 51, isFlat: false, number: 1 },
    { x: 55, y: 0, width: 55, depth: 51, isFlat: false, number: 1 },
  ]);
  expect(words?.pieces).toEqual([
    { id: 42, number: 1, name: `2 × ${chair.name}, 55 × 51 cm`, missing: undefined },
    { id: 35, number: 2, name: `${rug.name}, 200 × 300 cm`, missing: undefined },
  ]);
  expect(words?.label).toMatch(/^Plan of a room 300 cm wide and 400 cm deep with 3 pieces from your cart/);
  expect(words?.note).toContain(`Not drawn, since they take no floor space: ${tableLamp.name}.`);
});

test('what found no place is told, in inches where they are wanted', () => {
  const words = planWords([sofa, chair], [line(31), line(42, 3)], { width: 60, depth: 120 }, 'inch');
  expect(words?.pieces).toEqual([
    { id: 31, number: 1, name: `${sofa.name}, 89.8 × 36.2 in`, missing: 'no place found' },
    { id: 42, number: 2, name: `3 × ${chair.name}, 21.7 × 20.1 in`, missing: 'no place found for 1 of them' },
  ]);
  expect(words?.sizes).toEqual({ width: '23.6 in', depth: '47.2 in' });
});

test('pieces that could not be read are told', () => {
  const room = { width: 300, depth: 300 };
  expect(planWords([chair], [line(42), line(31)], room, 'cm')?.note).toContain('could not be read');
  expect(planWords([chair], [line(42)], room, 'cm')?.note).not.toContain('could not be read');
});

test('there is no plan of a floor that was not measured, nor of a cart with nothing to stand on it', () => {
  expect(planWords([chair], [line(42)], { width: 300, door: 80 }, 'cm')).toBeUndefined();
  expect(planWords([tableLamp], [line(5)], { width: 300, depth: 300 }, 'cm')).toBeUndefined();
});
