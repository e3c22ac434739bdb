import { expect, test } from 'vitest';

import { BENCH, LAMP, sampleOrder, sampleProducts, WARDROBE } from '#machines/samples';
import { cellsOf } from '#tests/support/cells';
import { spyOnMessages } from '#tests/support/message-spy';

import type { ReorderEvent } from './reorder.machine';
import { reorderMachine } from './reorder.machine';

const lamp = sampleOrder.lines;
const bench = [{ productId: BENCH, name: 'Bench', qty: 1, price: 100, discount: 0 }];
const repeated: ReorderEvent = { type: 'order.repeated', order: sampleOrder };
const benchRepeated: ReorderEvent = { type: 'order.repeated', order: { orderid: 'LW-1', lines: bench } };

test('every event before and after an order was repeated', () => {
  expect(
    cellsOf({
      machine: reorderMachine,
      input: { products: () => sampleProducts, cartLines: () => [] },
      pathTo: { ready: [], told: [repeated] },
      events: { repeated, benchRepeated },
    }),
  ).toEqual({ ready: { repeated: 'told', benchRepeated: 'told' }, told: { repeated: 'told', benchRepeated: 'told' } });
});

test('the lines join what is in the cart at that moment', () => {
  let cartLines = [{ productId: WARDROBE, qty: 1 }];
  const { actor, received } = spyOnMessages(
    reorderMachine,
    { products: () => sampleProducts, cartLines: () => cartLines },
    ['cart'],
  );
  actor.send(repeated);
  cartLines = [{ productId: LAMP, qty: 2 }];
  actor.send(repeated);
  expect(received).toEqual([
    [
      'cart',
      {
        type: 'cart.restored',
        lines: [
          { productId: WARDROBE, qty: 1 },
          { productId: LAMP, qty: 1 },
        ],
      },
    ],
    ['cart', { type: 'cart.restored', lines: [{ productId: LAMP, qty: 3 }] }],
  ]);
});

test('the page knows which order was repeated and what became of it', () => {
  const { actor } = spyOnMessages(reorderMachine, { products: () => sampleProducts, cartLines: () => [] }, ['cart']);
  actor.send({ type: 'order.repeated', order: { orderid: 'LW-1', lines: [...lamp, ...bench] } });
  const { orderid, outcome } = actor.getSnapshot().context;
  expect({ orderid, outcome }).toEqual({
    orderid: 'LW-1',
    outcome: { lines: [{ productId: LAMP, qty: 1 }], pieces: 1, short: [], missing: ['Bench'] },
  });
});
