import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { fullLines, pieceCount } from '#domain/cart-line';
import { isSameList, linesText, namedLines } from '#domain/shared-list';
import { alsoLiked } from '#domain/similar-products';
import { arrivalBetween } from '#routes/-shared/arrival';
import { cartLine } from '#routes/-shared/cart-line';
import { cartTotal } from '#routes/-shared/cart-totals';
import { piecesInWords } from '#routes/-shared/pieces';
import { useDeliverTo } from '#routes/-shared/deliver-to';
import { useHearts } from '#routes/-shared/hearts';
import { isShownByPage, useNotice } from '#routes/-shared/notice';
import { countWords, offeredLines } from '#routes/-shared/offered-list';
import { productCard } from '#routes/-shared/product-card';
import { useShare } from '#routes/-shared/share';
import { useContent, useMember, usePage, useProducts, useVisit } from '#routes/-shared/shop';
import type { CartViewProps } from '#ui/views/CartView/CartView';

import { page } from './-page';

/** `sent` is what the address holds. */
export function useCart(sent = ''): Omit<CartViewProps, 'RoomForm' | 'willItFit' | 'saved' | 'removals'> & {
  readonly hasSaved: boolean;
} {
  const navigate = useNavigate();
  const share = useShare();
  const cart = useMember('cart');
  const quantities = usePage(page, {});
  const { seed, arrivedAt } = useVisit();
  const { deliverTo, weekend } = useDeliverTo();
  const kept = useSelector(cart, ({ context }) => context.lines);
  const typed = useSelector(quantities, ({ context }) => context.typed);
  // It covers nothing here, so it needs no close button.
  const notice = { ...useNotice((removal) => isShownByPage(page.address, removal)), onClose: undefined };
  const text = linesText(kept);
  const { lines: asked, unread } = namedLines(sent);
  const products = useProducts([...kept, ...asked].map(({ productId }) => productId));
  const lines = fullLines(kept, products);
  const ids = lines.map(({ product }) => product.id);
  const { available, ...offer } = offeredLines({ asked, unread }, products);
  const isSent = asked.length + unread > 0;
  const isOffered = isSent && !isSameList(linesText(asked), text);
  const leave = () => void navigate({ to: '/Cart', search: {}, replace: true, resetScroll: false });
  const take = (isReplacing: boolean) => () => {
    cart.send({ type: 'cart.taken', items: available, isReplacing });
    leave();
  };

  return {
    offer: isOffered
      ? {
          ...offer,
          list: 'cart',
          onAdd: available.length > 0 ? take(false) : undefined,
          onReplace: available.length > 0 && kept.length > 0 ? take(true) : undefined,
          onLeave: () => {
            cart.send({ type: 'cart.kept' });
            leave();
          },
        }
      : undefined,
    onShare: () => share('Cart', `/Cart?lines=${text}`),
    lines: lines.map((line) => cartLine(line, typed?.productId === line.product.id ? typed.text : undefined)),
    pieces: countWords(piecesInWords(pieceCount(kept)), isSent && !isOffered),
    totals: {
      ...cartTotal(lines),
      arrives: arrivedAt === undefined ? undefined : arrivalBetween(new Date(arrivedAt), weekend),
      deliverTo,
    },
    notice,
    alsoLiked: alsoLiked(useContent('cart').products, ids, seed).map((product) => productCard(product, seed)),
    isRoomMeasured: useSelector(useMember('room'), (room) => room.hasTag('measured')),
    hasSaved: useSelector(useMember('savedForLater'), ({ context }) => context.lines.length > 0),
    ...useHearts(),
    onQuantityTyped: (productId, text) => quantities.send({ type: 'quantity.typed', productId, text }),
    onQuantityLeft: () => quantities.send({ type: 'quantity.left' }),
    onQuantityStepped: (productId, by) => quantities.send({ type: 'quantity.stepped', productId, by }),
    onRemove: (productId) => cart.send({ type: 'line.removed', productId }),
    onSaveForLater: (productId) => cart.send({ type: 'line.postponed', productId }),
    onClear: () => cart.send({ type: 'cart.cleared' }),
  };
}
