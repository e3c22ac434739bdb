import { useSelector } from '@xstate/react';

import { cartLine } from '#routes/-shared/cart-line';
import { cartTotal } from '#routes/-shared/cart-totals';
import { useNotice } from '#routes/-shared/notice';
import { useFullLines, useMember, useShop } from '#routes/-shared/shop';
import { MiniCart } from '#ui/layout/MiniCart/MiniCart';

import { miniCartPage } from './mini-cart-page';

/** The cart over every page. Loaded when it is first opened. */
export function MiniCartDrawer() {
  const drawer = useMember('miniCart');
  const quantities = useShop().page(miniCartPage, '/', {});
  const typed = useSelector(quantities, ({ context }) => context.typed);
  const cart = useMember('cart');
  const lines = useFullLines(useSelector(cart, ({ context }) => context.lines));
  return (
    <MiniCart
      isOpen={useSelector(drawer, (snapshot) => snapshot.matches('open'))}
      lines={lines.map((line) => cartLine(line, typed?.productId === line.product.id ? typed.text : undefined))}
      {...cartTotal(lines)}
      onQuantityTyped={(productId, text) => quantities.send({ type: 'quantity.typed', productId, text })}
      onQuantityLeft={() => quantities.send({ type: 'quantity.left' })}
      onQuantityStepped={(productId, by) => quantities.send({ type: 'quantity.stepped', productId, by })}
      notice={useNotice(() => true, true)}
      onRemove={(productId) => cart.send({ type: 'line.changed', productId, qty: 0 })}
      onClose={() => {
        // What takes focus away from a field by closing is no blur to React.
        quantities.send({ type: 'quantity.left' });
        drawer.send({ type: 'drawer.closed' });
      }}
    />
  );
}
