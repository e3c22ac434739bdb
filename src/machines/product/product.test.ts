import { describe, expect, test } from 'vitest';
import { createActor, fromTransition, setup } from 'xstate';
import type { ActorRefFrom, EventObject } from 'xstate';

import type { QuantityEvent } from '#machines/quantity/quantity.machine';

import type { ProductEvent, ProductInput } from './product.machine';
import { productMachine } from './product.machine';

const input: ProductInput = { productId: 5, stock: 7, pictures: 3, frames: 0, reviews: [] };
const soldOut: ProductInput = { ...input, stock: 0 };

const typed = (text: string): QuantityEvent => ({ type: 'quantity.typed', productId: 5, text });
const left: QuantityEvent = { type: 'quantity.left' };
const more: QuantityEvent = { type: 'quantity.stepped', productId: 5, by: 1 };
const less: QuantityEvent = { type: 'quantity.stepped', productId: 5, by: -1 };
const added: QuantityEvent = { type: 'add.pressed' };
const chosen = (index: number): ProductEvent => ({ type: 'picture.chosen', index });
const opened: ProductEvent = { type: 'preview.opened' };
const closed: ProductEvent = { type: 'preview.closed' };
const next: ProductEvent = { type: 'preview.stepped', by: 1 };
const back: ProductEvent = { type: 'preview.stepped', by: -1 };

function isOfField(step: ProductEvent | QuantityEvent): step is QuantityEvent {
  return step.type === 'add.pressed' || step.type.startsWith('quantity.');
}

/** A product page after some events of its own or its quantity field, with the messages it sent to the cart. */
function page(of: ProductInput, ...steps: (ProductEvent | QuantityEvent)[]) {
  const received: EventObject[] = [];
  const cart = fromTransition((_: undefined, event: EventObject) => void received.push(event), undefined);
  const root = setup({ actors: { product: productMachine, cart } }).createMachine({
    invoke: [
      { systemId: 'cart', src: 'cart' },
      { systemId: 'product:5', src: 'product', input: of },
    ],
  });
  const product: ActorRefFrom<typeof productMachine> = createActor(root).start().system.get('product:5');
  const field = product.getSnapshot().children.quantity;
  steps.forEach((step) => (isOfField(step) ? field?.send(step) : product.send(step)));
  const { context, value } = product.getSnapshot();
  const text = field?.getSnapshot().context.typed?.text;
  return {
    product,
    received,
    value,
    quantity: text ?? String(context.quantity),
    isLimited: context.isLimited,
    picture: context.pictureIndex,
  };
}

describe('quantity (section 5)', () => {
  test('is 1 to begin with', () => {
    expect(page(input).quantity).toBe('1');
  });

  test.each(['', '0', '-3', '8', '99', '2.9', 'two'])('"%s" stays as it is while it is typed', (text) => {
    expect(page(input, typed(text)).quantity).toBe(text);
  });

  test.each([
    { text: '', quantity: '1', isLimited: false, why: 'empty becomes 1' },
    { text: '  ', quantity: '1', isLimited: false, why: 'blanks become 1' },
    { text: '0', quantity: '1', isLimited: false, why: '0 becomes 1' },
    { text: '-3', quantity: '1', isLimited: false, why: 'less than 0 becomes 1' },
    { text: '1', quantity: '1', isLimited: false, why: '1 stays' },
    { text: '7', quantity: '7', isLimited: false, why: 'all of the stock stays' },
    { text: '8', quantity: '7', isLimited: true, why: 'above stock becomes stock, and the page says so' },
    { text: '10', quantity: '7', isLimited: true, why: 'the declared maximum does not count, the stock does' },
    { text: '9'.repeat(30), quantity: '7', isLimited: true, why: 'however much is typed' },
    { text: '2.9', quantity: '2', isLimited: false, why: 'half a piece is none' },
    { text: '007', quantity: '7', isLimited: false, why: 'leading zeros go' },
    { text: 'two', quantity: '1', isLimited: false, why: 'no number becomes 1' },
  ])('"$text" is $quantity after leaving: $why', ({ text, quantity, isLimited }) => {
    expect(page(input, typed(text), left)).toMatchObject({ quantity, isLimited });
  });

  test('minus never goes below 1', () => {
    expect(page(input, less, less)).toMatchObject({ quantity: '1', isLimited: false });
  });

  test('plus never goes above stock, and the page says so only when it would', () => {
    expect(page(input, ...Array.from({ length: 6 }, () => more))).toMatchObject({ quantity: '7', isLimited: false });
    expect(page(input, ...Array.from({ length: 7 }, () => more))).toMatchObject({ quantity: '7', isLimited: true });
  });

  test('with a single piece plus and minus change nothing', () => {
    const single = { ...input, stock: 1 };
    expect(page(single, more)).toMatchObject({ quantity: '1', isLimited: true });
    expect(page(single, less)).toMatchObject({ quantity: '1', isLimited: false });
  });

  test.each([
    { text: '', after: more, quantity: '2' },
    { text: '', after: less, quantity: '1' },
    { text: '3', after: more, quantity: '4' },
    { text: '3', after: less, quantity: '2' },
    { text: '99', after: more, quantity: '7' },
    { text: '99', after: less, quantity: '6' },
    { text: '-3', after: more, quantity: '2' },
  ])('a step from "$text" begins at what it settles as: $after.type gives $quantity', ({ text, after, quantity }) => {
    expect(page(input, typed(text), after).quantity).toBe(quantity);
  });

  test.each([{ after: [typed('3'), left] }, { after: [less] }])('the limit is no longer told after %j', ({ after }) => {
    expect(page(input, typed('8'), left, ...after).isLimited).toBe(false);
  });
});

describe('Add to Cart', () => {
  test.each([
    { steps: [], qty: 1 },
    { steps: [more, more], qty: 3 },
    { steps: [typed('4'), left], qty: 4 },
    { steps: [typed('')], qty: 1 },
    { steps: [typed('0')], qty: 1 },
    { steps: [typed('99')], qty: 7 },
  ])('puts $qty in the cart', ({ steps, qty }) => {
    expect(page(input, ...steps, added).received).toEqual([{ type: 'line.added', productId: 5, qty }]);
  });

  test('settles what is being typed, and keeps telling that it was too much', () => {
    expect(page(input, typed('99'), added)).toMatchObject({ quantity: '7', isLimited: true });
    expect(page(input, typed('99'), left, added)).toMatchObject({ quantity: '7', isLimited: true });
  });

  test('does nothing when the product is sold out', () => {
    expect(page(soldOut, typed('2'), more, added).received).toEqual([]);
  });
});

describe('pictures', () => {
  test.each([
    { index: 2, shown: 2 },
    { index: 3, shown: 0 },
    { index: -1, shown: 0 },
  ])('thumbnail $index shows picture $shown', ({ index, shown }) => {
    expect(page(input, chosen(index)).picture).toBe(shown);
  });

  test('the preview begins at the picture that is shown, and steps round', () => {
    expect(page(input, chosen(1), opened, next).picture).toBe(2);
    expect(page(input, chosen(1), opened, next, next).picture).toBe(0);
    expect(page(input, opened, back).picture).toBe(2);
  });

  test('the picture that was stepped to stays after the preview', () => {
    expect(page(input, opened, next, closed).picture).toBe(1);
  });

  test('nothing is stepped without a preview', () => {
    expect(page(input, next).picture).toBe(0);
  });
});

test('a review of a size or colour is one of the product that lists show', () => {
  const reviewed = (page: ProductInput) =>
    createActor(productMachine, { input: page }).start().getSnapshot().children.review?.getSnapshot().context.productId;
  expect(reviewed(input)).toBe(5);
  expect(reviewed({ ...input, productId: 102, listedId: 1 })).toBe(1);
});
