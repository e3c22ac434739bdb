import { describe, expect, test } from 'vitest';

import { cellsOf } from '#tests/support/cells';
import { spyOnMessages } from '#tests/support/message-spy';

import { BENCH, LAMP } from '#machines/samples';
import type { QuantityEvent, QuantityInput } from './quantity.machine';
import { quantityMachine } from './quantity.machine';

const ofCart: QuantityInput = { owner: 'cart', countsAtOnce: true };
const ofPage: QuantityInput = { owner: `product:${LAMP}`, countsAtOnce: false };

const typed = (text: string, productId = LAMP): QuantityEvent => ({ type: 'quantity.typed', productId, text });
const left: QuantityEvent = { type: 'quantity.left' };
const more: QuantityEvent = { type: 'quantity.stepped', productId: LAMP, by: 1 };
const less: QuantityEvent = { type: 'quantity.stepped', productId: LAMP, by: -1 };
const added: QuantityEvent = { type: 'add.pressed' };

const changed = (qty: number, productId = LAMP) => ({ type: 'line.changed', productId, qty });
const stepped = (by: 1 | -1) => ({ type: 'line.stepped', productId: LAMP, by });
const taken = { type: 'line.taken' };

function afterwards(input: QuantityInput, ...events: readonly QuantityEvent[]) {
  const { actor, received } = spyOnMessages(quantityMachine, input, [input.owner]);
  events.forEach((event) => actor.send(event));
  return { typed: actor.getSnapshot().context.typed, received: received.map(([, message]) => message) };
}

const events = {
  emptied: typed(''),
  sign: typed('-'),
  negative: typed('-3'),
  zero: typed('0'),
  number: typed('3'),
  left,
  more,
  added,
};
const settled = { left: '·', more: 'settled', added: 'settled' };
const half = { emptied: 'typing', sign: 'typing', negative: 'typing' };
const pathTo = { settled: [], typing: [typed('')] };

test('every event while settled and while typing, in the cart', () => {
  const whole = { zero: 'settled', number: 'settled' };
  expect(cellsOf({ machine: quantityMachine, input: ofCart, pathTo, events })).toEqual({
    settled: { ...half, ...whole, ...settled },
    typing: { ...half, ...whole, ...settled, left: 'settled' },
  });
});

test('every event while settled and while typing, on the page of a product', () => {
  const whole = { zero: 'typing', number: 'typing' };
  expect(cellsOf({ machine: quantityMachine, input: ofPage, pathTo, events })).toEqual({
    settled: { ...half, ...whole, ...settled },
    typing: { ...half, ...whole, ...settled, left: 'settled' },
  });
});

describe('a quantity in the cart', () => {
  test.each([
    { name: 'is asked for at once', events: [typed('3')], received: [changed(3)] },
    { name: 'may ask for none', events: [typed('0')], received: [changed(0)] },
    {
      name: 'may ask for more than there is: the cart knows the stock',
      events: [typed('99')],
      received: [changed(99)],
    },
    { name: 'is asked for digit by digit', events: [typed('1'), typed('10')], received: [changed(1), changed(10)] },
    { name: 'may be emptied and typed again', events: [typed(''), typed('4')], received: [changed(4)] },
    { name: 'becomes 1 when it is left empty', events: [typed(''), left], received: [changed(1)] },
    { name: 'becomes 1 when it is left negative', events: [typed('-'), typed('-3'), left], received: [changed(1)] },
    { name: 'becomes 1 when it is left as no number', events: [typed('some'), left], received: [changed(1)] },
    { name: 'is left as it is', events: [left], received: [] },
    { name: 'is the one that was typed last', events: [typed(''), typed('2', BENCH)], received: [changed(2, BENCH)] },
    { name: 'is stepped', events: [more, less], received: [stepped(1), stepped(-1)] },
    { name: 'is stepped from what is half typed', events: [typed(''), more], received: [changed(1), stepped(1)] },
  ])('$name', ({ events: steps, received }) => {
    expect(afterwards(ofCart, ...steps)).toEqual({ typed: undefined, received });
  });

  test('stays empty while it is typed, and the cart is told nothing', () => {
    expect(afterwards(ofCart, typed(''))).toEqual({ typed: { productId: LAMP, text: '' }, received: [] });
  });

  test('shows what is typed as long as that is no quantity', () => {
    expect(afterwards(ofCart, typed(''), typed('-')).typed).toEqual({ productId: LAMP, text: '-' });
  });
});

describe('the quantity on the page of a product', () => {
  test('stays as it is typed, and the page is told nothing', () => {
    expect(afterwards(ofPage, typed('2'), typed('99'))).toEqual({
      typed: { productId: LAMP, text: '99' },
      received: [],
    });
  });

  test.each([
    { name: 'is asked for when the field is left', events: [typed('99'), left], received: [changed(99)] },
    { name: 'is 1 when it is left empty', events: [typed(''), left], received: [changed(1)] },
    { name: 'is 1 when it is left as 0', events: [typed('0'), left], received: [changed(1)] },
    { name: 'is stepped from what was typed', events: [typed('3'), less], received: [changed(3), stepped(-1)] },
    { name: 'is settled before it is added', events: [typed('3'), added], received: [changed(3), taken] },
    { name: 'is added as it is', events: [added], received: [taken] },
  ])('$name', ({ events: steps, received }) => {
    expect(afterwards(ofPage, ...steps)).toEqual({ typed: undefined, received });
  });
});
