import { useSelector } from '@xstate/react';

import { fullLines, pieceCount } from '#domain/cart-line';
import { alsoLiked } from '#domain/suggestions';
import { arrivalWords } from '#routes/-shared/arrival';
import { cartLine } from '#routes/-shared/cart-line';
import { cartTotal, piecesInWords } from '#routes/-shared/cart-totals';
import { useHearts } from '#routes/-shared/hearts';
import { isShownByPage, useNotice } from '#routes/-shared/notice';
import { productCard } from '#routes/-shared/product-card';
import { useContent, useKnownProducts, useMember, usePage, useVisit } from '#routes/-shared/shop';
import type { CartViewProps } from '#ui/views/CartView/CartView';

import { page } from './-page';

export function useCart(): Omit<CartViewProps, 'willItFit'> & { readonly isRoomMeasured: boolean } {
  const cart = useMember('cart');
  const quantities = usePage(page, {});
  const { seed, arrivedAt } = useVisit();
  const kept = useSelector(cart, ({ context }) => context.lines);
  const typed = useSelector(quantities, ({ context }) => context.typed);
  // It covers nothing here, so it needs no close button.
  const notice = { ...useNotice((removal) => isShownByPage(page.address, removal)), onClose: undefined };
  const lines = fullLines(kept, useKnownProducts());
  const ids = lines.map(({ product }) => product.id);

  return {
    lines: lines.map((line) => cartLine(line, typed?.productId === line.product.id ? typed.text : undefined)),
    pieces: piecesInWords(pieceCount(kept)),
    totals: { ...cartTotal(lines), arrives: arrivedAt === undefined ? undefined : arrivalWords(new Date(arrivedAt)) },
    notice,
    alsoLiked: alsoLiked(useContent('cart').products, ids, seed).map((product) => productCard(product, seed)),
    isRoomMeasured: useSelector(useMember('room'), (room) => room.hasTag('measured')),
    ...useHearts(),
    onQuantityTyped: (productId, text) => quantities.send({ type: 'quantity.typed', productId, text }),
    onQuantityLeft: () => quantities.send({ type: 'quantity.left' }),
    onQuantityStepped: (productId, by) => quantities.send({ type: 'quantity.stepped', productId, by }),
    onRemove: (productId) => cart.send({ type: 'line.removed', productId }),
    onSaveForLater: (productId) => cart.send({ type: 'line.postponed', productId }),
    onClear: () => cart.send({ type: 'cart.cleared' }),
  };
}
