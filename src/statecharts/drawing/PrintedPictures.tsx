import type { PlacedState } from '#kit/charts/drawing/scene';
import { boxText } from '#kit/charts/layout/box';
import type { ChartLayout } from '#kit/charts/layout/chart-layout';
import { root as drawn } from '#kit/charts/drawing/Drawing.css';

import { PICTURE } from '../charts';
import { printOf } from '../stage/sheet';
import * as styles from './StatePictures.css';

/** Of the pages that `npm run states` keeps. */
const WIDTH_PX = 390;

const kept = import.meta.glob<string>('/tests/states/390/*/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const pictures = new Map(
  Object.entries(kept).map(([file, src]) => [file.slice(file.lastIndexOf('/') + 1, -'.webp'.length), src]),
);

export interface PrintedPicturesProps {
  layout: ChartLayout;
  /** The states that have a picture, where they are drawn. */
  placed: readonly PlacedState[];
  scale: number;
}

/** The kept pictures of states for paper, as large as the drawing there; a printer would not wait for live pages. */
export function PrintedPictures({ layout: { width, height }, placed, scale }: PrintedPicturesProps) {
  return (
    <svg
      className={`${drawn} ${styles.printed}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
    >
      {placed.map(({ state, box }) => (
        <foreignObject
          key={state.id}
          x={box.x + (box.width - PICTURE.width) / 2}
          y={box.y + boxText(state).height}
          {...PICTURE}
        >
          <PrintedPicture id={state.id} />
        </foreignObject>
      ))}
    </svg>
  );
}

function PrintedPicture({ id }: { id: string }) {
  const src = pictures.get(id);
  const missing = `There is no picture of ${id} at hand.`;
  if (src !== undefined) {
    return <img className={styles.print} src={src} alt={missing} />;
  }
  const shown = printOf(id, WIDTH_PX);
  return <p className={styles.print}>{'reason' in shown ? shown.reason : missing}</p>;
}
