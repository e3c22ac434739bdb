import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { fitWords } from '#routes/-shared/fit-words';
import { useMember, useShop } from '#routes/-shared/shop';
import { useUnit } from '#routes/-shared/unit';
import type { FitWords } from '#ui/components/FitLine/FitLine';

export interface CardFitsProps {
  onKnown: (words: FitWords | undefined) => void;
}

/** Tells the cards how products fit the shopper's room; loaded, with the index of the list, when there is one. */
export function CardFits({ onKnown }: CardFitsProps) {
  const { lookup } = useShop();
  const unit = useUnit();
  const room = useSelector(useMember('room'), ({ context }) => context.room);
  const [index, setIndex] = useState(lookup.index);
  useEffect(() => {
    lookup.load().then(
      () => setIndex(lookup.index()),
      () => undefined,
    );
  }, [lookup]);
  useEffect(() => {
    onKnown((productId) => {
      const fit = index?.fitOf(productId, room);
      return fit && fitWords(fit, unit);
    });
    return () => onKnown(undefined);
  }, [index, room, unit, onKnown]);
  return null;
}
