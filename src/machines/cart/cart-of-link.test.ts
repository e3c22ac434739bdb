import { describe, expect, test } from 'vitest';

import { sampleProducts } from '#machines/samples';
import { spyOnMessages } from '#tests/support/message-spy';

import { cartMachine } from './cart.machine';

/** Stock 3, stock 1, sold out. */
const LAMP = 5;
const WARDROBE = 10;
const BENCH = 9;

const lamps = (qty: number) => ({ productId: LAMP, qty });
const wardrobe = { productId: WARDROBE, qty: 1 };

describe('the cart of a link', () => {
  test.each([
    { what: 'joins, up to the stock', isReplacing: false, lines: [lamps(3), wardrobe] },
    { what: 'takes the place of the own one', isReplacing: true, lines: [lamps(2), wardrobe] },
  ])('$what, and the notice offers the earlier one', ({ isReplacing, lines }) => {
    const input = { products: sampleProducts, sample: [lamps(2)] };
    const { actor, received } = spyOnMessages(cartMachine, input, ['cartToast', 'notice']);
    const items = [lamps(2), wardrobe, { productId: BENCH, qty: 1 }, { productId: 99, qty: 4 }];
    actor.send({ type: 'cart.taken', items, isReplacing });
    expect(actor.getSnapshot().context.lines).toEqual(lines);
    expect(received.filter(([, { type }]) => type !== 'contents.changed')).toEqual([
      [
        'notice',
        {
          type: 'notice.shown',
          removal: { kind: 'before a link', list: 'cart', isReplaced: isReplacing },
          undo: { to: 'cart', message: { type: 'cart.restored', lines: [lamps(2)] } },
        },
      ],
    ]);
  });
});
