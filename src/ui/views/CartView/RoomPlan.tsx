import { Text } from '#ui/components/Text/Text';

import * as styles from './RoomPlan.css';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly isFlat: boolean;
  /** That of its piece in the list. */
  readonly number: number;
}

export interface RoomPlanWords {
  /** In cm, as all lengths of the plan. */
  readonly room: { readonly width: number; readonly depth: number };
  /** As they are printed at the walls. */
  readonly sizes: { readonly width: string; readonly depth: string };
  /** What the plan shows, in one sentence. */
  readonly label: string;
  readonly boxes: readonly Box[];
  readonly pieces: readonly {
    readonly id: number;
    readonly number: number;
    /** With its size, and how many there are. */
    readonly name: string;
    /** That there is no place for all of them; undefined if there is. */
    readonly missing: string | undefined;
  }[];
  readonly note: string;
}

export interface RoomPlanProps {
  words: RoomPlanWords;
}

/** The shopper's room from above, to scale, with what the cart puts on its floor. */
export function RoomPlan({ words: { room, sizes, label, boxes, pieces, note } }: RoomPlanProps) {
  // Words keep their size in rooms of any size.
  const letter = Math.max(room.width, room.depth) / 24;
  const margin = letter * 2;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        preserveAspectRatio="xMinYMin"
        viewBox={`${-margin} ${-margin} ${room.width + margin + 2} ${room.depth + margin + 2}`}
        role="img"
        aria-label={label}
      >
        <g aria-hidden fontSize={letter}>
          <rect className={styles.floor} width={room.width} height={room.depth} />
          {boxes.map(({ x, y, width, depth, isFlat, number }) => (
            <g key={`${number} ${x} ${y}`}>
              <rect className={styles.piece[isFlat ? 'flat' : 'standing']} x={x} y={y} width={width} height={depth} />
              <text className={styles.number} x={x + width / 2} y={isFlat ? y + depth - letter : y + depth / 2}>
                {number}
              </text>
            </g>
          ))}
          <text className={styles.number} x={room.width / 2} y={-letter}>
            {sizes.width}
          </text>
          <text className={styles.number} transform={`translate(${-letter} ${room.depth / 2}) rotate(-90)`}>
            {sizes.depth}
          </text>
        </g>
      </svg>
      <figcaption className={styles.words}>
        <ol className={styles.list}>
          {pieces.map(({ id, name, missing }) => (
            <li key={id}>
              {name}
              {missing === undefined ? null : <span className={styles.missing}>{` (${missing})`}</span>}
            </li>
          ))}
        </ol>
        <Text size="small" tone="soft">
          {note}
        </Text>
      </figcaption>
    </figure>
  );
}
