import { Heading } from '#ui/components/Heading/Heading';
import { StorageNote } from '#ui/components/StorageNote/StorageNote';
import { Text } from '#ui/components/Text/Text';
import { TextField } from '#ui/components/TextField/TextField';
import { Verdicts } from '#ui/components/Verdicts/Verdicts';

import * as styles from './MyRoom.css';
import type { MyRoomWords } from './product-detail';

export interface MyRoomProps {
  words: MyRoomWords;
}

/** Sizes of the shopper's room, and what they mean for this piece. */
export function MyRoom({ words: { fields, verdicts, note, onTyped, onLeft } }: MyRoomProps) {
  return (
    <div className={styles.root}>
      <Heading level={3} size="title4">
        My room
      </Heading>
      <Text tone="soft">Fill in what you know. It is compared with every piece you look at, and with your cart.</Text>
      <div className={styles.fields}>
        {fields.map(({ size, label, value, error }) => (
          <TextField
            key={size}
            id={`room-${size}`}
            name={`room-${size}`}
            label={label}
            value={value}
            error={error}
            inputMode="decimal"
            autoComplete="off"
            isRequired={false}
            onChange={(text) => onTyped(size, text)}
            onLeave={() => onLeft(size)}
          />
        ))}
      </div>
      <div role="status">
        <Verdicts verdicts={verdicts} />
      </div>
      <Text size="small" tone="soft">
        {note} <StorageNote />
      </Text>
    </div>
  );
}
