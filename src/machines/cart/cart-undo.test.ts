import { describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';

import type { CartLine } from '#domain/cart-line';
import { noticeMachine } from '#machines/notice/notice.machine';
import { sampleProducts } from '#machines/samples';
import { savedForLaterMachine } from '#machines/saved-for-later/saved-for-later.machine';

import { cartMachine } from './cart.machine';

/** Stock 3, stock 1. */
const LAMP = 5;
const WARDROBE = 10;

const lamps = (qty: number) => ({ productId: LAMP, qty });
const wardrobe = { productId: WARDROBE, qty: 1 };

describe('beside what is saved for later, and the notice', () => {
  function openShop(saved: readonly CartLine[]) {
    const root = setup({
      actors: { cart: cartMachine, notice: noticeMachine, savedForLater: savedForLaterMachine },
    }).createMachine({
      invoke: [
        { systemId: 'notice', src: 'notice' },
        { systemId: 'savedForLater', src: 'savedForLater', input: { products: sampleProducts } },
        { systemId: 'cart', src: 'cart', input: { products: sampleProducts, sample: [lamps(2), wardrobe] } },
      ],
    });
    const { system } = createActor(root).start();
    const cart: ActorRefFrom<typeof cartMachine> = system.get('cart');
    const notice: ActorRefFrom<typeof noticeMachine> = system.get('notice');
    const later: ActorRefFrom<typeof savedForLaterMachine> = system.get('savedForLater');
    later.send({ type: 'saved.restored', lines: saved });
    const seen = () => ({
      lines: cart.getSnapshot().context.lines,
      saved: later.getSnapshot().context.lines,
      told: notice.getSnapshot().context.removals.at(-1)?.removal,
    });
    return { cart, notice, later, seen };
  }

  const told = { kind: 'cart line saved for later', name: 'Lamp' };

  test('saving for later moves a line with its quantity, and Undo moves it back', () => {
    const { cart, notice, seen } = openShop([wardrobe]);
    cart.send({ type: 'line.postponed', productId: LAMP });
    expect(seen()).toEqual({ lines: [wardrobe], saved: [wardrobe, lamps(2)], told });
    notice.send({ type: 'notice.undone' });
    expect(seen()).toEqual({ lines: [lamps(2), wardrobe], saved: [wardrobe], told: undefined });
  });

  test('pieces that were saved before are joined up to the stock, and stay after Undo', () => {
    const { cart, notice, seen } = openShop([lamps(2)]);
    cart.send({ type: 'line.postponed', productId: LAMP });
    expect(seen()).toEqual({ lines: [wardrobe], saved: [lamps(3)], told });
    notice.send({ type: 'notice.undone' });
    expect(seen()).toEqual({ lines: [lamps(2), wardrobe], saved: [lamps(2)], told: undefined });
  });

  test('Undo leaves alone what else is saved meanwhile', () => {
    const { cart, notice, later, seen } = openShop([]);
    cart.send({ type: 'line.postponed', productId: LAMP });
    later.send({ type: 'saved.reinstated', item: wardrobe, index: 0 });
    notice.send({ type: 'notice.undone' });
    expect(seen()).toEqual({ lines: [lamps(2), wardrobe], saved: [wardrobe], told: undefined });
  });

  test('what is moved back to the cart joins its line up to the stock, and the notice is gone', () => {
    const { cart, later, seen } = openShop([]);
    cart.send({ type: 'line.postponed', productId: LAMP });
    cart.send({ type: 'line.added', productId: LAMP, qty: 2 });
    later.send({ type: 'saved.moved', productId: LAMP });
    expect(seen()).toEqual({ lines: [wardrobe, lamps(3)], saved: [], told: undefined });
  });

  test('Undo of clearing keeps what was added since', () => {
    const { cart, notice, seen } = openShop([]);
    cart.send({ type: 'line.removed', productId: LAMP });
    cart.send({ type: 'cart.cleared' });
    cart.send({ type: 'line.added', productId: LAMP, qty: 1 });
    notice.send({ type: 'notice.undone' });
    expect(seen()).toEqual({ lines: [wardrobe, lamps(1)], saved: [], told: undefined });
  });

  test('Undo of a removal finds the line already back, and adds none', () => {
    const { cart, notice, seen } = openShop([]);
    cart.send({ type: 'line.removed', productId: LAMP });
    cart.send({ type: 'line.added', productId: LAMP, qty: 1 });
    notice.send({ type: 'notice.undone' });
    expect(seen().lines).toEqual([wardrobe, lamps(1)]);
  });
});
