import { expect, test } from 'vitest';

import { product } from '#fixtures/chosen-products';

import { verdictsOf } from './verdicts';

const SOFA = product(31);
const CHAIR = product(42);
const MIRROR = product(8);
const WARDROBE = product(10);

const textsOf = (...asked: Parameters<typeof verdictsOf>) => verdictsOf(...asked).map(({ text }) => text);

test('nothing is said of a room that was not measured, and of a small thing', () => {
  expect(verdictsOf(SOFA, {}, 'cm')).toEqual([]);
  expect(verdictsOf(product(27), { width: 10 }, 'cm')).toEqual([]);
});

test('what fits is told with what is left', () => {
  expect(verdictsOf(SOFA, { width: 300, depth: 400, door: 90, stairs: 100 }, 'cm')).toEqual([
    { fits: true, text: 'It fits the room, with 72 cm of width and 308 cm of depth to spare.' },
    { fits: true, text: 'It goes through the door laid on its side, with 9 cm to spare.' },
    { fits: true, text: 'It goes up the stairs upright, with 8 cm to spare.' },
  ]);
});

test('what fits only when it is turned says so', () => {
  expect(textsOf(CHAIR, { width: 52 }, 'cm')).toEqual(['Given a quarter turn, it fits the width, with 1 cm to spare.']);
});

test('what does not fit is told with what is missing', () => {
  expect(verdictsOf(SOFA, { width: 200, depth: 80 }, 'cm')).toEqual([
    { fits: false, text: 'Too large for the room, either way round: it needs 28 cm more width and 12 cm more depth.' },
  ]);
  expect(textsOf(SOFA, { width: 228, depth: 80 }, 'cm')).toEqual([
    'Too large for the room, either way round: it needs 12 cm more depth.',
  ]);
  expect(textsOf(MIRROR, { width: 70 }, 'cm')).toEqual(['Too large for the room: it needs 10 cm more width.']);
  expect(textsOf(CHAIR, { door: 40, stairs: 50 }, 'cm')).toEqual([
    'It does not fit through the door: 11 cm too large.',
    'It does not fit up the stairs: 1 cm too large.',
  ]);
});

test('a rug is carried as a roll, which stands or lies', () => {
  expect(verdictsOf(product(35), { depth: 300, door: 75, stairs: 20 }, 'cm')).toEqual([
    { fits: true, text: 'It fits the depth, with 0 cm to spare.' },
    { fits: true, text: 'It goes through the door rolled up, with 47 cm to spare.' },
    { fits: false, text: 'It does not fit up the stairs: 8 cm too large.' },
  ]);
});

test('what arrives in parts may still come in', () => {
  expect(textsOf(WARDROBE, { door: 50 }, 'cm')).toEqual([
    'Assembled, it is 8 cm too large for the door. It arrives in parts, whose sizes are not known.',
  ]);
});

test('in inches as well', () => {
  expect(textsOf(SOFA, { width: 300 }, 'inch')).toEqual(['It fits the width, with 28.3 in to spare.']);
});
