import { expect, test } from 'vitest';

import { product } from '#fixtures/chosen-products';

import { cartFitsWords } from './-fits';

const [sofa, chair, kettle] = [product(31), product(42), product(27)];
const room = { width: 200, depth: 150, stairs: 90 };

test('what does not fit is told with its reasons, and that the rest does', () => {
  expect(cartFitsWords([chair, sofa, kettle], true, room, 'cm')).toEqual({
    lacking: [
      { id: 31, name: sofa.name, reasons: ['Too large for the room, either way round: it needs 28 cm more width.'] },
    ],
    others: 'Everything else fits.',
    room: 'Each by itself, compared with a room 200 cm wide and 150 cm deep, and stairs 90 cm wide.',
  });
});

test('where everything fits, that is all', () => {
  expect(cartFitsWords([chair, kettle], true, { door: 80 }, 'cm')).toEqual({
    lacking: [],
    others: 'Everything in your cart fits.',
    room: 'Each by itself, compared with a door 80 cm wide. With the width and depth of the room, the cart draws a plan.',
  });
});

test('nothing is said of others that could not be read, or where there are none', () => {
  expect(cartFitsWords([chair], false, { door: 80 }, 'cm')?.others).toBeUndefined();
  expect(cartFitsWords([sofa], true, room, 'cm')?.others).toBeUndefined();
});

test('a cart of small things has nothing to compare', () => {
  expect(cartFitsWords([kettle], true, room, 'cm')).toBeUndefined();
  expect(cartFitsWords([], false, room, 'cm')).toBeUndefined();
});
