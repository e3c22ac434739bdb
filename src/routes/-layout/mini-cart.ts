import { useSelector } from '@xstate/react';

import { fullLines } from '#domain/cart-line';
import { slug } from '#domain/slug';
import { summaryLine } from '#routes/-shared/cart-line';
import { cartTotal } from '#routes/-shared/cart-totals';
import { useKnownProducts, useMember } from '#routes/-shared/shop';
import type { MiniCartProps } from '#ui/layout/MiniCart/MiniCart';

export function useMiniCart(): MiniCartProps {
  const drawer = useMember('miniCart');
  const isOpen = useSelector(drawer, (snapshot) => snapshot.matches('open'));
  const lines = fullLines(
    useSelector(useMember('cart'), ({ context }) => context.lines),
    useKnownProducts(),
  );
  const { subtotal, discount, total } = cartTotal(lines);
  return {
    isOpen,
    lines: lines.map((line) => ({ ...summaryLine(line), slug: slug(line.product.name) })),
    subtotal,
    discount,
    total,
    onClose: () => drawer.send({ type: 'drawer.closed' }),
  };
}
