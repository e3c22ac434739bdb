import { useSelector } from '@xstate/react';

import type { RoomSize } from '#domain/room';
import { useContent, useMember } from '#routes/-shared/shop';
import { useUnit } from '#routes/-shared/unit';
import { Fits } from '#ui/views/ProductDetailView/Fits';

import { fitsWords, myRoomWords } from './-fits';

export interface WillItFitProps {
  productId: number;
}

/** The lower part of a product's page that says how large it is; loaded when it comes near the screen. */
export function WillItFit({ productId }: WillItFitProps) {
  const { product } = useContent(`product/${productId}`);
  const unit = useUnit();
  const room = useMember('room');
  const measured = useSelector(room, ({ context }) => context);
  const words = fitsWords(product, unit);
  const myRoom = {
    ...myRoomWords(product, measured, unit),
    onTyped: (size: RoomSize, text: string) => room.send({ type: 'size.typed', size, text, unit }),
    onLeft: (size: RoomSize) => room.send({ type: 'size.left', size }),
  };
  return words ? <Fits words={words} myRoom={myRoom} /> : null;
}
