import { useSelector } from '@xstate/react';

import { roomFields } from '#routes/-shared/room-fields';
import { useMember } from '#routes/-shared/shop';
import { useUnit } from '#routes/-shared/unit';
import { RoomFields } from '#ui/components/RoomFields/RoomFields';

export interface MyRoomProps {
  /** Prefix of the fields' ids. */
  name: string;
}

/** The fields of the shopper's room. */
export function MyRoom({ name }: MyRoomProps) {
  const unit = useUnit();
  const room = useMember('room');
  const measured = useSelector(room, ({ context }) => context);
  return (
    <RoomFields
      name={`${name}-room`}
      fields={roomFields(measured, unit)}
      onTyped={(size, text) => room.send({ type: 'size.typed', size, text, unit })}
      onLeft={(size) => room.send({ type: 'size.left', size })}
    />
  );
}
