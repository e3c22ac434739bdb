import { useSelector } from '@xstate/react';

import { fullLines, pieceCount } from '#domain/cart-line';
import { alsoLiked } from '#domain/suggestions';
import { products } from '#fixtures/products';
import type { CartMessage } from '#machines/messages';
import { nameId } from '#ui/components/Heading/name-id';
import type { CartViewProps } from '#ui/views/CartView/CartView';

import { cartLine } from '../-models/cart-line';
import { cartTotal, piecesInWords } from '../-models/cart-totals';
import { productCard } from '../-models/product-card';
import { cartPage } from '../-pages/cart';
import { useMember, usePage, useVisit } from '../-shop';
import { focusAfter } from './focus';
import { useHearts } from './hearts';
import { neighbourOf } from './neighbour';
import { isToldByPage, useNotice } from './notice';
import { focusAfterRemoval, UNDO_ID } from './removals';

const PATH = '/Cart';

/** The cart page, drawn from the cart and what is half typed on it. */
export function useCart(): CartViewProps {
  const cart = useMember('cart');
  const page = usePage(cartPage, PATH, {});
  const { seed } = useVisit();
  const kept = useSelector(cart, ({ context }) => context.lines);
  const typed = useSelector(page, ({ context }) => context.typed);
  // In its own place it covers nothing, and needs no cross.
  const notice = { ...useNotice((removal) => isToldByPage(PATH, removal)), onClose: undefined };
  const lines = fullLines(kept, products);
  const ids = lines.map(({ product }) => product.id);

  const remove = (message: CartMessage, productId?: number) => {
    const next = productId === undefined ? undefined : neighbourOf(ids, productId);
    focusAfterRemoval(() => cart.send(message), next === undefined ? undefined : nameId(next));
  };

  return {
    lines: lines.map((line) => cartLine(line, typed?.productId === line.product.id ? typed.text : undefined)),
    pieces: piecesInWords(pieceCount(kept)),
    totals: cartTotal(lines),
    notice,
    alsoLiked: alsoLiked(products, ids, seed).map((product) => productCard(product, seed)),
    ...useHearts(),
    onQuantityTyped: (productId, text) => {
      const isNone = text.trim() !== '' && Number(text) === 0;
      const type = () => page.send({ type: 'quantity.typed', productId, text });
      return isNone ? focusAfter(type, UNDO_ID) : type();
    },
    onQuantityLeft: () => page.send({ type: 'quantity.left' }),
    onQuantityStepped: (productId, by) => {
      const qty = (kept.find((line) => line.productId === productId)?.qty ?? 0) + by;
      cart.send({ type: 'line.changed', productId, qty });
    },
    onRemove: (productId) => remove({ type: 'line.removed', productId }, productId),
    onSaveForLater: (productId) => remove({ type: 'line.postponed', productId }, productId),
    onClear: () => remove({ type: 'cart.cleared' }),
  };
}
