import { expect, test } from 'vitest';

import { keepAll } from './keep-all';

const order = { name: 'order', isLosing: false, growth: () => 300 };
const heart = { name: 'heart', isLosing: false, growth: () => 5 };
const lamp = { name: 'lamp', isLosing: false, growth: () => 100 };
const cart = { name: 'cart', isLosing: true, growth: () => -100 };
const longCart = { name: 'long cart', isLosing: true, growth: () => -400 };

test.each([
  {
    what: 'all that fits, losses last',
    slices: [cart, order, heart],
    room: 1000,
    isKept: true,
    kept: ['order', 'heart', 'cart'],
  },
  { what: 'no loss beside what is refused', slices: [cart, order, heart], room: 50, isKept: false, kept: ['heart'] },
  {
    what: 'a loss that makes room for it',
    slices: [longCart, order],
    room: 0,
    isKept: true,
    kept: ['long cart', 'order'],
  },
  {
    what: 'a loss that makes just the room for it',
    slices: [lamp, cart],
    room: 0,
    isKept: true,
    kept: ['cart', 'lamp'],
  },
  { what: 'a loss alone', slices: [cart], room: 0, isKept: true, kept: ['cart'] },
  { what: 'nothing', slices: [], room: 0, isKept: true, kept: [] },
])('$what', ({ slices, room, isKept, kept }) => {
  let left = room;
  const written: string[] = [];
  const keep = ({ name, growth }: (typeof slices)[number]) => {
    if (growth() > left) {
      return false;
    }
    left -= growth();
    written.push(name);
    return true;
  };
  expect([keepAll(slices, keep), written]).toEqual([isKept, kept]);
});
