import { expect, test } from 'vitest';

import { inOrder } from './review';
import type { Review, ReviewOrder } from './review';

function by(username: string, stars?: number): Review {
  return { img: 'portrait-guest', username, review: 'It dims.', email: 'a@larkwood.example', stars };
}

const oldestFirst = [by('Ada', 4), by('Bo', 5), by('Cy'), by('Di', 2), by('Ed', 5), by('Fi')];

test.each<{ order: ReviewOrder; names: string }>([
  { order: 'oldest', names: 'Ada Bo Cy Di Ed Fi' },
  { order: 'newest', names: 'Fi Ed Di Cy Bo Ada' },
  { order: 'highest', names: 'Ed Bo Ada Di Fi Cy' },
  { order: 'lowest', names: 'Di Ada Ed Bo Fi Cy' },
])('the $order first, the newer first of as many stars, those without stars last by stars', ({ order, names }) => {
  expect(
    inOrder(oldestFirst, order)
      .map(({ username }) => username)
      .join(' '),
  ).toBe(names);
});
