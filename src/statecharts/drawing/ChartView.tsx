import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

import { Icon } from '#ui/components/Icon/Icon';
import { IconButton } from '#ui/components/IconButton/IconButton';

import type { Chart } from '#kit/charts/chart';
import { layoutFor, layoutOnPaper } from '#kit/charts/chart';
import type { ChartInvoke, ChartState } from '#kit/charts/definition';
import * as styles from './ChartView.css';
import type { Emphasis } from '#kit/charts/drawing/Drawing';
import { Drawing } from '#kit/charts/drawing/Drawing';
import { nextItem } from './items';
import { StatePictures } from './StatePictures';
import { useInView } from './use-in-view';
import { usePrinted } from './use-printed';
import { useRoom } from './use-room';
import { useZoom } from './use-zoom';

export interface ChartViewProps extends Emphasis {
  chart: Chart;
  onState: (id: string) => void;
  onTransition: (id: string) => void;
  onFold: (id: string) => void;
  /** Sources of invoked actors that can be opened. */
  links: ReadonlySet<string>;
  onInvoke: (invoke: ChartInvoke) => void;
  /** What stands before the zoom buttons. */
  tools: ReactNode;
  /** Width in px of the pages that stand in the boxes of their states; undefined for none. */
  picturesOf?: number | undefined;
}

/**
 * A drawing to look around in. Scroll, drag or arrow keys move it; the buttons, + and −, Ctrl with the wheel, or two
 * fingers zoom it. Its parts are one stop of the Tab key: arrow keys go from part to part, Enter presses.
 */
export function ChartView({
  chart,
  onState,
  onTransition,
  onFold,
  onInvoke,
  links,
  tools,
  picturesOf,
  ...emphasis
}: ChartViewProps) {
  const ground = useRef<HTMLDivElement>(null);
  const room = useRoom(ground);
  const isPrinted = usePrinted();
  const onScreen = layoutFor(chart, room);
  const zoom = useZoom(ground, onScreen, room);
  const { zoomBy, fit } = zoom;
  const [layout, scale] = isPrinted ? [layoutOnPaper(chart), 1] : [onScreen, zoom.scale];
  const { definition } = chart;
  const size = [scale, room.width, room.height, layout.width, layout.height].join(' ');
  useInView(ground, emphasis, beginningOf(definition.root), size);
  const press = (target: EventTarget) => {
    const item = target instanceof Element ? target.closest<SVGElement>('[data-item]') : null;
    const { fold, state, transition, invoke } = item?.dataset ?? {};
    if (invoke !== undefined) {
      onInvoke(JSON.parse(invoke) as ChartInvoke);
    } else if (fold !== undefined) {
      onFold(fold);
    } else if (state !== undefined) {
      onState(state);
    } else if (transition !== undefined) {
      onTransition(transition);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOnItem = event.target !== event.currentTarget;
    if (event.key === '+' || event.key === '-') {
      event.preventDefault();
      zoomBy(event.key === '+' ? ZOOM_STEP : 1 / ZOOM_STEP);
    } else if (event.key === '0') {
      fit();
    } else if (isOnItem && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      press(event.target);
    } else {
      const next = nextItem(event.currentTarget, event.target as Element, event.key);
      if (next) {
        event.preventDefault();
        next.focus();
        next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
    }
  };

  return (
    <div className={styles.root}>
      <div className={styles.tools} data-screen-only="">
        {tools}
        <div className={styles.zoom}>
          <IconButton label="Zoom in" icon={<Icon name="plus" size={20} />} onClick={() => zoomBy(ZOOM_STEP)} />
          <IconButton label="Zoom out" icon={<Icon name="minus" size={20} />} onClick={() => zoomBy(1 / ZOOM_STEP)} />
          <IconButton label="Fit the whole drawing" icon={<Icon name="maximize" size={20} />} onClick={() => fit()} />
          <output className={styles.scale} aria-label="Zoom">
            {Math.round(scale * 100)} %
          </output>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the parts inside are the buttons */}
      <div
        ref={ground}
        className={styles.ground}
        role="region"
        aria-label={`Drawing of ${definition.name}: arrow keys go through its parts`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={(event: MouseEvent) => press(event.target)}
      >
        <div className={styles.drawing}>
          <Drawing
            chart={definition}
            layout={layout}
            label={`Statechart of ${definition.name}`}
            scale={scale}
            isInteractive
            links={links}
            {...emphasis}
          />
          {picturesOf === undefined ? null : (
            <StatePictures
              chart={chart}
              layout={layout}
              folded={emphasis.folded}
              scale={scale}
              width={picturesOf}
              active={emphasis.highlights?.active}
            />
          )}
        </div>
      </div>
    </div>
  );
}

const ZOOM_STEP = 1.25;

/** The id of the state in which a machine begins, as far in as one state alone is entered. */
function beginningOf(state: ChartState): string {
  const entered = state.states.find(({ id }) => id === state.initial);
  return entered ? beginningOf(entered) : state.id;
}
