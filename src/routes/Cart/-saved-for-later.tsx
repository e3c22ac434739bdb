import { useSelector } from '@xstate/react';

import { cartLine } from '#routes/-shared/cart-line';
import { piecesInWords } from '#routes/-shared/pieces';
import { useFullLines, useMember } from '#routes/-shared/shop';
import { SavedLines } from '#ui/views/CartView/SavedLines';

/** The part of the cart with what is saved for later; loaded when there is something. */
export function SavedForLater() {
  const saved = useMember('savedForLater');
  const lines = useFullLines(useSelector(saved, ({ context }) => context.lines));
  return (
    <SavedLines
      lines={lines.map((line) => ({
        ...cartLine(line, undefined),
        pieces: piecesInWords(line.qty),
        soldOut: line.product.stock === 0,
      }))}
      onMove={(productId) => saved.send({ type: 'saved.moved', productId })}
      onRemove={(productId) => saved.send({ type: 'saved.removed', productId })}
    />
  );
}
