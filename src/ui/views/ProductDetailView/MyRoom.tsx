import { Heading } from '#ui/components/Heading/Heading';
import { RoomFields } from '#ui/components/RoomFields/RoomFields';
import { StorageNote } from '#ui/components/StorageNote/StorageNote';
import { Text } from '#ui/components/Text/Text';
import { Verdicts } from '#ui/components/Verdicts/Verdicts';

import * as styles from './MyRoom.css';
import type { MyRoomWords } from './product-detail';

export interface MyRoomProps {
  words: MyRoomWords;
}

/** Sizes of the shopper's room, and what they mean for this piece. */
export function MyRoom({ words: { fields, verdicts, note, onTyped, onLeft } }: MyRoomProps) {
  return (
    <div className={styles.root} data-screen-only={verdicts.length > 0 ? undefined : ''}>
      <Heading level={3} size="title4">
        My room
      </Heading>
      <Text tone="soft">Fill in what you know. It is compared with every piece you look at, and with your cart.</Text>
      <RoomFields name="room" fields={fields} onTyped={onTyped} onLeft={onLeft} />
      <div role="status">
        <Verdicts verdicts={verdicts} />
      </div>
      <Text size="small" tone="soft">
        {note} <StorageNote />
      </Text>
    </div>
  );
}
