import type { ChartDefinition, ChartTransition } from '../definition';
import type { LegendEntry, Row } from '../layout/box';
import { boxText, legendOf, SIZE } from '../layout/box';
import type { ChartLayout } from '../layout/chart-layout';
import { textWidth } from '../layout/text-width';
import type { Highlights } from '../highlights';
import { NO_HIGHLIGHTS } from '../highlights';
import * as styles from './Drawing.css';
import { arrowHead, roundedPath } from './lines';
import type { Mark, Marks } from './marks';
import { UNMARKED } from './marks';
import type { PartProps } from './Parts';
import { ArrowLine, InsideTransition, Patterns, StateBox } from './Parts';
import { stateLabel, transitionLabel } from './part-labels';
import type { PlacedState } from './scene';
import { sceneOf } from './scene';

/** What of a drawing stands out. */
export interface Emphasis {
  highlights?: Highlights | undefined;
  marks?: Marks | undefined;
  /** Ids of the chosen state or transition. */
  selected?: ReadonlySet<string> | undefined;
  /** Ids of what a search found; everything else steps back. Undefined without a search. */
  found?: ReadonlySet<string> | undefined;
  /** Ids of compound states whose inside is hidden. */
  folded?: ReadonlySet<string> | undefined;
}

export interface DrawingProps extends Emphasis {
  chart: ChartDefinition;
  layout: ChartLayout;
  /** Its name for those who listen. */
  label: string;
  /** Zoom: 1 is the layout's own size. Undefined fills what it stands in. */
  scale?: number | undefined;
  /**
   * Whether its parts are buttons, told apart by `data-state`, `data-transition`, `data-fold` and `data-invoke`; without,
   * what has no room beside its arrows stands below it.
   */
  isInteractive?: boolean | undefined;
  /** Sources of invoked actors that can be opened. */
  links?: ReadonlySet<string> | undefined;
}

/** A machine as a picture: nothing but a function of what it is told. */
export function Drawing(props: DrawingProps) {
  const { chart, layout, label, scale, folded = NOTHING, isInteractive = false, links = NOTHING } = props;
  const { states, initials, anywhere, arrows } = sceneOf(chart, layout, folded);
  const look = lookOf(props, isInteractive);
  const legend = isInteractive ? [] : legendOf(chart).flatMap(legendLines);
  const width = Math.max(layout.width, ...legend.map((line) => textWidth(line, SIZE.text) + 2 * SIZE.pad));
  const height = layout.height + SIZE.line * legend.length + (legend.length > 0 ? SIZE.pad : 0);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={styles.root}
      viewBox={`0 0 ${width} ${height}`}
      width={scale === undefined ? undefined : width * scale}
      height={scale === undefined ? undefined : height * scale}
      role={isInteractive ? 'group' : 'img'}
      aria-label={label}
    >
      <Patterns />
      {states.map((placed) => (
        <StateBox key={placed.state.id} placed={placed} {...look.state(placed)} />
      ))}
      {initials.map(({ dot, line }) => (
        <g key={`${dot.x} ${dot.y}`}>
          <circle data-part="dot" cx={dot.x + dot.width / 2} cy={dot.y + dot.height / 2} r={dot.width / 2} />
          <path data-part="line" d={roundedPath(line)} />
          <polygon data-part="head" points={arrowHead(line)} />
        </g>
      ))}
      {anywhere.map((ring) => (
        <circle
          key={`${ring.x} ${ring.y}`}
          data-part="ring"
          cx={ring.x + ring.width / 2}
          cy={ring.y + ring.height / 2}
          r={ring.width / 2 - 1}
        />
      ))}
      {arrows.map((placed) => (
        <ArrowLine
          key={`${placed.transition.id} ${placed.index}`}
          placed={placed}
          {...look.transition(placed.transition, undefined, placed.lines)}
        />
      ))}
      {states.flatMap((placed) =>
        insideOf(placed).map(({ transition, rows }) => (
          <InsideTransition key={transition.id} placed={placed} rows={rows} {...look.transition(transition, rows)} />
        )),
      )}
      {isInteractive ? states.map((placed) => <Invokes key={placed.state.id} placed={placed} links={links} />) : null}
      {isInteractive
        ? states
            .filter(({ state }) => state.states.length > 0)
            .map((placed) => <Fold key={placed.state.id} placed={placed} />)
        : null}
      {legend.map((line, place) => (
        <text key={`${place} ${line}`} x={SIZE.pad} y={layout.height + SIZE.line * (place + 0.5)}>
          {line}
        </text>
      ))}
    </svg>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

function legendLines({ from, to, transitions }: LegendEntry, place: number): readonly string[] {
  return [`${place + 1}  ${from} → ${to}`, ...transitions.map((transition) => `• ${transition}`)];
}

function lookOf(
  { highlights = NO_HIGHLIGHTS, marks = UNMARKED, selected = NOTHING, found }: Emphasis,
  isInteractive: boolean,
) {
  const common = (id: string, label: string, mark: Mark | undefined): PartProps => ({
    'data-mark': mark?.kind,
    'data-selected': flag(selected.has(id)),
    'data-found': flag(found?.has(id)),
    'data-dim': flag(found && !found.has(id)),
    ...(isInteractive
      ? { role: 'button', tabIndex: -1, 'aria-pressed': selected.has(id), 'aria-label': label, 'data-item': '' }
      : {}),
  });
  return {
    state(placed: PlacedState): Part {
      const { id } = placed.state;
      const mark = marks.states.get(id);
      const isActive = highlights.active.has(id);
      return {
        mark,
        props: {
          ...common(id, stateLabel(placed, mark, isActive), mark),
          'data-state': id,
          'data-active': flag(isActive),
        },
      };
    },
    transition(transition: ChartTransition, rows?: readonly Row[], lines?: readonly string[]): Part {
      const { id } = transition;
      const mark = marks.transitions.get(id);
      return {
        mark,
        props: {
          ...common(id, transitionLabel(transition, rows?.map(({ text }) => text) ?? lines, mark), mark),
          'data-transition': id,
          'data-taken': flag(highlights.taken.has(id)),
          'data-path': flag(highlights.path.has(id)),
        },
      };
    },
  };
}

interface Part {
  readonly mark: Mark | undefined;
  readonly props: PartProps;
}

function insideOf({ state }: PlacedState) {
  const { rows } = boxText(state);
  return state.transitions.flatMap((transition) => {
    const own = rows.filter((row) => row.transition === transition.id);
    return own.length === 0 ? [] : [{ transition, rows: own }];
  });
}

/** The actors of a state that can be opened: each is a link over the words that tell of it. */
function Invokes({ placed: { state, box }, links }: { placed: PlacedState; links: ReadonlySet<string> }) {
  return boxText(state).rows.map(({ invoke, text, y }) =>
    invoke && links.has(invoke.source) ? (
      <g
        key={y}
        role="link"
        tabIndex={-1}
        data-item=""
        data-invoke={JSON.stringify(invoke)}
        aria-label={`Open ${text}`}
        transform={`translate(${box.x} ${box.y + y})`}
      >
        <rect data-part="ground" x={3} y={-SIZE.line / 2} width={box.width - 6} height={SIZE.line} />
        <path data-part="link" d={`M${SIZE.pad} ${SIZE.line / 2 - 1}h${textWidth(text, SIZE.text)}`} />
      </g>
    ) : null,
  );
}

function Fold({ placed: { state, box, isFolded } }: { placed: PlacedState }) {
  const x = box.x + box.width - 24;
  return (
    <g
      role="button"
      tabIndex={-1}
      data-item=""
      data-fold={state.id}
      aria-expanded={!isFolded}
      aria-label={`Inside of ${state.key}`}
      transform={`translate(${x} ${box.y + 3})`}
    >
      <rect data-part="fold-ground" width={24} height={24} />
      <path data-part="fold" d={isFolded ? 'M9.5 7.5l5 4.5l-5 4.5' : 'M7.5 9.5l4.5 5l4.5-5'} />
    </g>
  );
}

function flag(isSet: boolean | undefined): '' | undefined {
  return isSet === true ? '' : undefined;
}
