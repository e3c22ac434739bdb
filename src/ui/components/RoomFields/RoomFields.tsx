import type { RoomSize } from '#domain/room';

import { TextField } from '../TextField/TextField';
import * as styles from './RoomFields.css';

export interface RoomFieldWords {
  readonly size: RoomSize;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
}

export interface RoomFieldsProps {
  /** Prefix of the fields' ids and names. */
  name: string;
  fields: readonly RoomFieldWords[];
  onTyped: (size: RoomSize, text: string) => void;
  onLeft: (size: RoomSize) => void;
}

/** Sizes of the shopper's room, and of the ways into it. */
export function RoomFields({ name, fields, onTyped, onLeft }: RoomFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map(({ size, label, value, error }) => (
        <TextField
          key={size}
          id={`${name}-${size}`}
          name={`${name}-${size}`}
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
  );
}
