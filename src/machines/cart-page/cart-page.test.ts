import { describe, expect, test } from 'vitest';

import { cellsOf } from '#tests/support/cells';
import { spyOnMessages } from '#tests/support/message-spy';

import type { CartPageEvent } from './cart-page.machine';
import { cartPageMachine } from './cart-page.machine';

const LAMP = 5;
const BENCH = 9;

const typed = (text: string, productId = LAMP): CartPageEvent => ({ type: 'quantity.typed', productId, text });
const left: CartPageEvent = { type: 'quantity.left' };
const asked = (qty: number, productId = LAMP) => ['cart', { type: 'line.changed', productId, qty }];

function afterwards(...events: readonly CartPageEvent[]) {
  const { actor, received } = spyOnMessages(cartPageMachine, undefined, ['cart']);
  events.forEach((event) => actor.send(event));
  return { typed: actor.getSnapshot().context.typed, received };
}

test('every event while reading and while typing', () => {
  expect(
    cellsOf({
      machine: cartPageMachine,
      input: undefined,
      reach: { reading: [], typing: [typed('')] },
      events: {
        emptied: typed(''),
        sign: typed('-'),
        negative: typed('-3'),
        zero: typed('0'),
        number: typed('3'),
        left,
      },
    }),
  ).toEqual({
    reading: { emptied: 'typing', sign: 'typing', negative: 'typing', zero: 'reading', number: 'reading', left: '·' },
    typing: {
      emptied: 'typing',
      sign: 'typing',
      negative: 'typing',
      zero: 'reading',
      number: 'reading',
      left: 'reading',
    },
  });
});

describe('a quantity edited in place', () => {
  test.each([
    { name: 'is asked for at once', events: [typed('3')], received: [asked(3)] },
    { name: 'may ask for none', events: [typed('0')], received: [asked(0)] },
    { name: 'may ask for more than there is: the cart knows the stock', events: [typed('99')], received: [asked(99)] },
    { name: 'is asked for digit by digit', events: [typed('1'), typed('10')], received: [asked(1), asked(10)] },
    { name: 'may be emptied and typed anew', events: [typed(''), typed('4')], received: [asked(4)] },
    { name: 'becomes 1 when it is left empty', events: [typed(''), left], received: [asked(1)] },
    { name: 'becomes 1 when it is left negative', events: [typed('-'), typed('-3'), left], received: [asked(1)] },
    { name: 'becomes 1 when it is left as no number', events: [typed('some'), left], received: [asked(1)] },
    { name: 'is left as it is', events: [left], received: [] },
    {
      name: 'is the one that was typed last',
      events: [typed('', LAMP), typed('2', BENCH)],
      received: [asked(2, BENCH)],
    },
  ])('$name', ({ events, received }) => {
    expect(afterwards(...events)).toEqual({ typed: undefined, received });
  });

  test('stays empty while it is typed, and the cart is told nothing', () => {
    expect(afterwards(typed(''))).toEqual({ typed: { productId: LAMP, text: '' }, received: [] });
  });

  test('shows what is typed as long as that is no quantity', () => {
    expect(afterwards(typed(''), typed('-')).typed).toEqual({ productId: LAMP, text: '-' });
  });
});
