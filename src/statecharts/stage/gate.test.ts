import { expect, test } from 'vitest';

import { replay } from '../session/replay';
import { closeGate } from './gate';
import { openingOf } from './reach';

const opening = openingOf({ path: '/Cart' }, 'narrow');

test('nothing from outside reaches a shop behind its gate, until it is opened', () => {
  const { shop, clock } = replay(opening);
  const cart = shop.member('cart');
  const toast = shop.member('cartToast');
  cart.send({ type: 'line.added', productId: 42, qty: 1 });
  const open = closeGate(shop);

  cart.send({ type: 'cart.cleared' });
  expect(cart.getSnapshot().value).toBe('filled');
  clock.advanceTo(5_000);
  expect(toast.getSnapshot().value).toBe('hidden');

  open();
  cart.send({ type: 'cart.cleared' });
  expect(cart.getSnapshot().value).toBe('empty');
});

test('what is told between actors passes', () => {
  const { shop } = replay(opening);
  const open = closeGate(shop);
  open();
  shop.member('cart').send({ type: 'line.added', productId: 42, qty: 1 });
  expect(shop.member('cartToast').getSnapshot().hasTag('visible')).toBe(true);
});
