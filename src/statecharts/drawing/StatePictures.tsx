import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';

import type { Chart } from '#kit/charts/chart';
import { sceneOf } from '#kit/charts/drawing/scene';
import { boxText } from '#kit/charts/layout/box';
import type { ChartLayout } from '#kit/charts/layout/chart-layout';

import { PICTURE, picturedIn } from '../charts';
import { StillPage } from '../live/StillPage';
import { printOf } from '../stage/sheet';
import * as styles from './StatePictures.css';
import { useTurns } from './use-turns';

export interface StatePicturesProps {
  chart: Chart;
  layout: ChartLayout;
  /** Ids of compound states whose inside is hidden. */
  folded: ReadonlySet<string> | undefined;
  /** Zoom of the drawing they lie on. */
  scale: number;
  /** Width of the pages in px. */
  width: number;
  /** Ids of the active states. */
  active: ReadonlySet<string> | undefined;
}

/**
 * The pages of states, standing still in the boxes of a drawing. Each of them is a shop: only those in view are there, and
 * one after the other is loaded.
 */
export function StatePictures({ chart, layout, folded = NOTHING, scale, width, active }: StatePicturesProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const pictured = useMemo(() => new Set(picturedIn(chart)), [chart]);
  const placed = sceneOf(chart.definition, layout, folded).states.filter(({ state }) => pictured.has(state.id));
  const ids = placed.map(({ state }) => state.id).join(' ');
  const { drawn, onLoad } = useTurns(rootRef, ids);
  return (
    <>
      <div ref={rootRef} className={styles.root}>
        {placed.map(({ state, box }) => (
          <div
            key={state.id}
            data-picture={state.id}
            className={styles.picture}
            data-lit={active?.has(state.id) ? '' : undefined}
            style={{
              left: (box.x + (box.width - PICTURE.width) / 2) * scale,
              top: (box.y + boxText(state).height) * scale,
              width: PICTURE.width * scale,
              height: PICTURE.height * scale,
            }}
          >
            {drawn.has(state.id) ? (
              <StatePicture id={state.id} scale={scale} width={width} onLoad={() => onLoad(state.id)} />
            ) : null}
          </div>
        ))}
      </div>
      <Suspense>
        <PrintedPictures layout={layout} placed={placed} scale={scale} />
      </Suspense>
    </>
  );
}

/** Which files there are comes with the first board. */
const PrintedPictures = lazy(async () => ({ default: (await import('./PrintedPictures')).PrintedPictures }));

const NOTHING: ReadonlySet<string> = new Set();

function StatePicture({ id, scale, width, onLoad }: { id: string; scale: number; width: number; onLoad: () => void }) {
  const shown = useMemo(() => printOf(id, width), [id, width]);
  const isMissing = 'reason' in shown;
  useEffect(() => (isMissing ? onLoad() : undefined), [isMissing, onLoad]);
  return (
    <StillPage
      print={{ id, shown }}
      width={width}
      room={{ width: PICTURE.width * scale, height: PICTURE.height * scale }}
      onLoad={onLoad}
    />
  );
}
