import { describe, expect, test } from 'vitest';

import type { CartMessage } from '#machines/messages';
import { BENCH, LAMP, sampleProducts, WARDROBE } from '#machines/samples';
import { cellsOf } from '#tests/support/cells';
import { spyOnMessages } from '#tests/support/message-spy';

import { cartMachine } from './cart.machine';

const lamps = (qty: number) => ({ productId: LAMP, qty });
const wardrobe = { productId: WARDROBE, qty: 1 };
const input = { products: sampleProducts, sample: [lamps(1)] };
const both = { products: sampleProducts, sample: [lamps(2), wardrobe] };

const added = (productId: number, qty = 1): CartMessage => ({ type: 'line.added', productId, qty });
const stepped = (by: 1 | -1, productId = LAMP): CartMessage => ({ type: 'line.stepped', productId, by });
const changed = (qty: number, productId = LAMP): CartMessage => ({ type: 'line.changed', productId, qty });
const removed = (productId: number): CartMessage => ({ type: 'line.removed', productId });
const postponed = (productId: number): CartMessage => ({ type: 'line.postponed', productId });
const reinstated = (productId: number, index = 0): CartMessage => ({
  type: 'line.reinstated',
  item: { productId, qty: 1 },
  index,
});
const resumed = (productId: number, saved = 0, index = 0): CartMessage => ({
  type: 'line.resumed',
  item: { productId, qty: 1 },
  index,
  saved,
});
const cleared: CartMessage = { type: 'cart.cleared' };
const taken = (isReplacing: boolean): CartMessage => ({ type: 'cart.taken', items: [wardrobe], isReplacing });
const emptied: CartMessage = { type: 'cart.emptied' };
const restored = (...lines: { productId: number; qty: number }[]): CartMessage => ({ type: 'cart.restored', lines });

function afterwards(start: typeof input, ...events: readonly CartMessage[]) {
  const { actor, received } = spyOnMessages(cartMachine, start, ['cartToast', 'notice', 'savedForLater']);
  events.forEach((event) => actor.send(event));
  const { lines } = actor.getSnapshot().context;
  return { lines, received: received.filter(([, { type }]) => type !== 'contents.changed') };
}

const events = {
  added: added(WARDROBE),
  addedSoldOut: added(BENCH),
  addedUnknown: added(99),
  changed: changed(2),
  changedToNone: changed(0),
  changedUnlisted: changed(1, WARDROBE),
  changedUnlistedToNone: changed(0, WARDROBE),
  stepped: stepped(1),
  steppedUnlisted: stepped(1, WARDROBE),
  removed: removed(LAMP),
  removedUnlisted: removed(WARDROBE),
  postponed: postponed(LAMP),
  postponedUnlisted: postponed(WARDROBE),
  reinstated: reinstated(WARDROBE),
  reinstatedListed: reinstated(LAMP),
  resumed: resumed(WARDROBE),
  resumedListed: resumed(LAMP),
  takenBeside: taken(false),
  takenInstead: taken(true),
  keptAsItIs: { type: 'cart.kept' } as const,
  cleared,
  emptied,
  restoredEmpty: restored(),
  restored: restored(wardrobe),
};
const refused = Object.fromEntries(Object.keys(events).map((name) => [name, '·']));

test('every event of a filled and of an empty cart', () => {
  expect(
    cellsOf({
      machine: cartMachine,
      input,
      pathTo: { filled: [], empty: [emptied] },
      events,
    }),
  ).toEqual({
    filled: {
      ...refused,
      added: 'filled',
      changed: 'filled',
      changedToNone: 'empty',
      stepped: 'filled',
      removed: 'empty',
      postponed: 'empty',
      reinstated: 'filled',
      reinstatedListed: 'filled',
      resumed: 'filled',
      takenBeside: 'filled',
      takenInstead: 'filled',
      keptAsItIs: 'filled',
      cleared: 'empty',
      emptied: 'empty',
      restoredEmpty: 'empty',
      restored: 'filled',
    },
    empty: {
      ...refused,
      added: 'filled',
      reinstated: 'filled',
      reinstatedListed: 'filled',
      resumed: 'filled',
      resumedListed: 'filled',
      takenBeside: 'filled',
      takenInstead: 'filled',
      keptAsItIs: 'empty',
      restoredEmpty: 'empty',
      restored: 'filled',
    },
  });
});

describe('adding, as far as the stock goes', () => {
  test.each([
    { event: added(WARDROBE), lines: [lamps(1), wardrobe], told: { name: 'Wardrobe', qty: 1, stockLimit: undefined } },
    { event: added(LAMP, 2), lines: [lamps(3)], told: { name: 'Lamp', qty: 2, stockLimit: undefined } },
    { event: added(LAMP, 3), lines: [lamps(3)], told: { name: 'Lamp', qty: 2, stockLimit: 3 } },
    { event: added(LAMP, 0), lines: [lamps(2)], told: { name: 'Lamp', qty: 1, stockLimit: undefined } },
    { event: added(LAMP, 1.9), lines: [lamps(2)], told: { name: 'Lamp', qty: 1, stockLimit: undefined } },
    { event: added(WARDROBE, 5), lines: [lamps(1), wardrobe], told: { name: 'Wardrobe', qty: 1, stockLimit: 1 } },
  ])('$event.productId × $event.qty', ({ event, lines, told }) => {
    const productId = lines.at(-1)?.productId;
    expect(afterwards(input, event)).toEqual({
      lines,
      received: [['cartToast', { type: 'toast.shown', message: { productId, ...told } }]],
    });
  });

  test('what is already there in full is told, and adds nothing', () => {
    const { lines, received } = afterwards({ ...input, sample: [lamps(3)] }, added(LAMP));
    expect(lines).toEqual([lamps(3)]);
    expect(received).toEqual([
      ['cartToast', { type: 'toast.shown', message: { productId: LAMP, name: 'Lamp', qty: 0, stockLimit: 3 } }],
    ]);
  });
});

describe('changing a quantity', () => {
  test.each([
    [2, 2],
    [3, 3],
    [4, 3],
    [99, 3],
    [1, 1],
    [0.5, 1],
    [2.9, 2],
  ])('to %d leaves %d of three', (qty, kept) => {
    expect(afterwards(both, changed(qty))).toEqual({ lines: [lamps(kept), wardrobe], received: [] });
  });

  test.each([
    { qty: 2, by: 1, kept: 3 },
    { qty: 3, by: 1, kept: 3 },
    { qty: 2, by: -1, kept: 1 },
    { qty: 1, by: -1, kept: 1 },
  ] as const)('by $by from $qty leaves $kept of three', ({ qty, by, kept }) => {
    const told = afterwards({ ...input, sample: [lamps(qty), wardrobe] }, stepped(by));
    expect(told).toEqual({ lines: [lamps(kept), wardrobe], received: [] });
  });

  test.each([0, -1])('to %d removes the line, with Undo', (qty) => {
    expect(afterwards(both, changed(qty))).toEqual({
      lines: [wardrobe],
      received: [
        [
          'notice',
          {
            type: 'notice.shown',
            key: LAMP,
            removal: { kind: 'cart line', name: 'Lamp' },
            undo: { to: 'cart', message: { type: 'line.reinstated', item: lamps(2), index: 0 } },
          },
        ],
      ],
    });
  });
});

test('removing a line tells its name, its place and its quantity', () => {
  expect(afterwards(both, removed(WARDROBE))).toEqual({
    lines: [lamps(2)],
    received: [
      [
        'notice',
        {
          type: 'notice.shown',
          key: WARDROBE,
          removal: { kind: 'cart line', name: 'Wardrobe' },
          undo: { to: 'cart', message: { type: 'line.reinstated', item: wardrobe, index: 1 } },
        },
      ],
    ],
  });
});

test('clearing the cart offers all of it back', () => {
  expect(afterwards(both, cleared)).toEqual({
    lines: [],
    received: [
      [
        'notice',
        {
          type: 'notice.shown',
          removal: { kind: 'cart' },
          undo: { to: 'cart', message: { type: 'cart.restored', lines: both.sample } },
        },
      ],
    ],
  });
});

test('a cart that is emptied by its order offers nothing back', () => {
  expect(afterwards(both, emptied)).toEqual({ lines: [], received: [] });
});

test('what arrives from elsewhere is brought within 1 and the stock, and unknown or sold-out products go', () => {
  const arriving = [
    lamps(40),
    { productId: WARDROBE, qty: 0 },
    { productId: BENCH, qty: 1 },
    { productId: 99, qty: 1 },
  ];
  expect(afterwards(input, restored(...arriving)).lines).toEqual([lamps(3), wardrobe]);
});

test.each([
  { name: 'at the front', event: reinstated(WARDROBE, 0), lines: [wardrobe, lamps(1)] },
  { name: 'at the end', event: reinstated(WARDROBE, 1), lines: [lamps(1), wardrobe] },
  { name: 'beside a piece added since', event: reinstated(LAMP, 0), lines: [lamps(2)] },
  { name: 'at the end of a cart that has become shorter', event: reinstated(WARDROBE, 7), lines: [lamps(1), wardrobe] },
])('Undo puts a line back $name', ({ event, lines }) => {
  expect(afterwards(input, event).lines).toEqual(lines);
});

test.each([
  { name: 'asking for none', event: changed(0) },
  { name: 'removing', event: removed(LAMP) },
  { name: 'saving for later', event: postponed(LAMP) },
])('$name leaves a cart with another line filled', ({ event }) => {
  const { actor } = spyOnMessages(cartMachine, both, ['notice']);
  actor.send(event);
  const { value, context } = actor.getSnapshot();
  expect({ value, lines: context.lines }).toEqual({ value: 'filled', lines: [wardrobe] });
});
