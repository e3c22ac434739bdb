import { PERSON_HEIGHT } from '#domain/fits';
import type { Outline } from '#domain/fits';

import * as styles from './ScaleDrawing.css';

export interface ScaleDrawingProps {
  outline: Outline;
  isHanging: boolean;
  /** What the drawing shows, in one sentence. */
  label: string;
  /** The sizes as they are printed at the edges. */
  sizes: { readonly width: string; readonly depth: string; readonly height: string };
}

/** All lengths are centimetres. */
const MARGIN = 44;
const GAP = 26;
const PERSON_WIDTH = 46;
const SHOULDERS = { width: 46, depth: 25 };
/** Neck, shoulder, arm and leg of the left half, from the middle of the feet. */
const BODY = 'M1-149H-5Q-5-143-14-141Q-22-139-23-128L-25-82Q-24-76-20-78L-15-119L-14-88L-12 0H-3L-1-76H1Z';
/** Between the two views, with the words of the lower one. */
const BETWEEN = 54;
/** The middle of what hangs on a wall, above the floor. */
const EYE_HEIGHT = 150;
/** Pixels for a centimetre where there is room enough. */
const SCALE = 1.3;

/** A piece from the front and from above, to scale, beside a person. */
export function ScaleDrawing({ outline: { width, depth, height }, isHanging, label, sizes }: ScaleDrawingProps) {
  const above = isHanging ? EYE_HEIGHT + height / 2 : height;
  const floor = Math.max(PERSON_HEIGHT, above) + 24;
  const personX = MARGIN + width + GAP;
  const right = personX + PERSON_WIDTH + 6;
  const plan = floor + BETWEEN;
  const bottom = plan + Math.max(depth, SHOULDERS.depth) + 24;
  const personY = plan + Math.max(depth, SHOULDERS.depth) - SHOULDERS.depth / 2;
  const top = floor - above;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${right} ${bottom}`}
      width={Math.round(right * SCALE)}
      height={Math.round(bottom * SCALE)}
      role="img"
      aria-label={label}
    >
      <g aria-hidden>
        <text className={styles.view} x={MARGIN} y={10}>
          Front
        </text>
        <path className={styles.floor} d={`M4 ${floor}H${right}`} />
        <rect className={styles.piece} x={MARGIN} y={top} width={width} height={height} />
        <text className={styles.size} x={MARGIN - 8} y={top + height / 2} textAnchor="end" dominantBaseline="middle">
          {sizes.height}
        </text>
        <text className={styles.size} x={MARGIN + width / 2} y={floor + 16} textAnchor="middle">
          {sizes.width}
        </text>
        <g className={styles.person} transform={`translate(${personX + PERSON_WIDTH / 2} ${floor})`}>
          <ellipse cy={12 - PERSON_HEIGHT} rx={9.5} ry={12} />
          <path d={BODY} />
          <path d={BODY} transform="scale(-1 1)" />
        </g>
        <text className={styles.view} x={MARGIN} y={plan - 12}>
          From above
        </text>
        <rect className={styles.piece} x={MARGIN} y={plan} width={width} height={depth} />
        <text className={styles.size} x={MARGIN - 8} y={plan + depth / 2} textAnchor="end" dominantBaseline="middle">
          {sizes.depth}
        </text>
        <g className={styles.person} transform={`translate(${personX + PERSON_WIDTH / 2} ${personY})`}>
          <ellipse rx={SHOULDERS.width / 2} ry={SHOULDERS.depth / 2} />
          <ellipse className={styles.head} rx={9.5} ry={11} />
        </g>
      </g>
    </svg>
  );
}
