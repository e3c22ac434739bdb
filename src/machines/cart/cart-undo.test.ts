import { describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';

import { noticeMachine } from '#machines/notice/notice.machine';
import { sampleProducts } from '#machines/samples';
import { wishlistMachine } from '#machines/wishlist/wishlist.machine';

import { cartMachine } from './cart.machine';

/** Stock 3, stock 1, sold out. */
const LAMP = 5;
const WARDROBE = 10;
const BENCH = 9;

const lamps = (qty: number) => ({ productId: LAMP, qty });
const wardrobe = { productId: WARDROBE, qty: 1 };

describe('beside wishlist and notice', () => {
  function openShop(wished: readonly number[]) {
    const root = setup({
      actors: { cart: cartMachine, notice: noticeMachine, wishlist: wishlistMachine },
    }).createMachine({
      invoke: [
        { systemId: 'notice', src: 'notice' },
        { systemId: 'wishlist', src: 'wishlist', input: { products: sampleProducts, sample: wished } },
        { systemId: 'cart', src: 'cart', input: { products: sampleProducts, sample: [lamps(2), wardrobe] } },
      ],
    });
    const { system } = createActor(root).start();
    const cart: ActorRefFrom<typeof cartMachine> = system.get('cart');
    const notice: ActorRefFrom<typeof noticeMachine> = system.get('notice');
    const wishlist: ActorRefFrom<typeof wishlistMachine> = system.get('wishlist');
    const seen = () => ({
      lines: cart.getSnapshot().context.lines,
      wished: wishlist.getSnapshot().context.productIds,
      told: notice.getSnapshot().context.removals.at(-1)?.removal,
    });
    return { cart, notice, wishlist, seen };
  }

  const told = { kind: 'cart line saved for later', name: 'Lamp' };

  test('saving for later moves a line to the end of the wishlist, and Undo moves it back', () => {
    const { cart, notice, seen } = openShop([BENCH]);
    cart.send({ type: 'line.postponed', productId: LAMP });
    expect(seen()).toEqual({ lines: [wardrobe], wished: [BENCH, LAMP], told });
    notice.send({ type: 'notice.undone' });
    expect(seen()).toEqual({ lines: [lamps(2), wardrobe], wished: [BENCH], told: undefined });
  });

  test('what was on the wishlist before stays there after Undo', () => {
    const { cart, notice, seen } = openShop([LAMP, BENCH]);
    cart.send({ type: 'line.postponed', productId: LAMP });
    expect(seen()).toEqual({ lines: [wardrobe], wished: [LAMP, BENCH], told });
    notice.send({ type: 'notice.undone' });
    expect(seen()).toEqual({ lines: [lamps(2), wardrobe], wished: [LAMP, BENCH], told: undefined });
  });

  test('Undo leaves alone what the wishlist has become meanwhile', () => {
    const { cart, notice, wishlist, seen } = openShop([]);
    cart.send({ type: 'line.postponed', productId: LAMP });
    wishlist.send({ type: 'wishlist.toggled', productId: WARDROBE });
    notice.send({ type: 'notice.undone' });
    expect(seen()).toEqual({ lines: [lamps(2), wardrobe], wished: [WARDROBE], told: undefined });
  });

  test('Undo of a removal finds the line already back, and adds none', () => {
    const { cart, notice, seen } = openShop([]);
    cart.send({ type: 'line.removed', productId: LAMP });
    cart.send({ type: 'line.added', productId: LAMP, qty: 1 });
    notice.send({ type: 'notice.undone' });
    expect(seen().lines).toEqual([wardrobe, lamps(1)]);
  });
});
