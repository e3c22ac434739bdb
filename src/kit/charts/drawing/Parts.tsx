import type { ReactNode } from 'react';

import type { Row } from '../layout/box';
import { boxText, SIZE } from '../layout/box';
import type { Box } from '../layout/chart-layout';
import { arrowHead, isLeftOf, roundedPath } from './lines';
import type { Mark } from './marks';
import type { PlacedArrow, PlacedState } from './scene';

/** What the drawing says of a part by data attributes, and how it is pressed. */
export type PartProps = Readonly<Record<string, string | number | boolean | undefined>>;

const RADIUS = 4;
const INNER_GAP = 3;

/** A state: its box, its name and what is done in it. */
export function StateBox({ placed, props, mark }: { placed: PlacedState; props: PartProps; mark: Mark | undefined }) {
  const { state, box, isRegion, isFolded } = placed;
  const hasChildren = state.states.length > 0;
  const { rows } = boxText(state);
  return (
    <>
      <g
        {...props}
        data-compound={hasChildren ? '' : undefined}
        data-region={isRegion ? '' : undefined}
        transform={`translate(${box.x} ${box.y})`}
      >
        <rect data-part="box" width={box.width} height={box.height} rx={RADIUS} />
        {mark && PATTERNED.has(mark.kind) ? (
          <rect width={box.width} height={box.height} rx={RADIUS} fill={`url(#${patternId(mark)})`} />
        ) : null}
        {state.type === 'final' ? (
          <rect
            data-part="inner-box"
            x={INNER_GAP}
            y={INNER_GAP}
            width={box.width - 2 * INNER_GAP}
            height={box.height - 2 * INNER_GAP}
            rx={RADIUS - 1}
          />
        ) : null}
        <text data-part="title" x={SIZE.pad} y={SIZE.head / 2}>
          {`${state.key} `}
        </text>
        {rows.length > 0 || (hasChildren && !isFolded) ? (
          <path data-part="rule" d={`M0 ${SIZE.head - 1}H${box.width}`} />
        ) : null}
        {rows
          .filter(({ transition }) => transition === undefined)
          .map((row) => (
            <RowText key={row.y} row={row} part="note" />
          ))}
        {isFolded ? (
          <text data-part="guard" x={box.width / 2} y={(box.height + SIZE.head) / 2} textAnchor="middle">
            {state.states.length} states inside
          </text>
        ) : null}
      </g>
      {mark ? <Badge mark={mark} x={box.width - 16} y={hasChildren ? -1 : SIZE.head / 2} within={box} /> : null}
    </>
  );
}

/** A transition that is written in its state's box. */
export function InsideTransition(input: {
  placed: PlacedState;
  rows: readonly Row[];
  props: PartProps;
  mark: Mark | undefined;
}) {
  const { placed, rows, props, mark } = input;
  const first = rows[0]?.y ?? 0;
  const top = first - SIZE.line / 2;
  return (
    <>
      <g {...props} transform={`translate(${placed.box.x} ${placed.box.y})`}>
        <rect
          data-part="ground"
          x={3}
          y={top}
          width={placed.box.width - 6}
          height={SIZE.line * rows.length}
          rx={RADIUS / 2}
        />
        {rows.map((row) => (
          <RowText key={row.y} row={row} part={row.isMore && placed.state.notes === undefined ? 'guard' : 'event'} />
        ))}
      </g>
      {mark ? <Badge mark={mark} x={placed.box.width - 16} y={first} within={placed.box} /> : null}
    </>
  );
}

/** A transition that is drawn as an arrow. */
export function ArrowLine({ placed, props, mark }: { placed: PlacedArrow; props: PartProps; mark: Mark | undefined }) {
  const { label, line } = placed.arrow;
  const path = roundedPath(line);
  return (
    <>
      <g {...props}>
        <path data-part="hit" d={path} />
        <path data-part="line" d={path} />
        <polygon data-part="head" points={arrowHead(line)} />
        {label ? <Label placed={placed} label={label} /> : null}
      </g>
      {label && mark ? (
        <Badge mark={mark} x={isLeftOf(label, line) ? 12 : label.width - 12} y={SIZE.line / 2} within={label} />
      ) : null}
    </>
  );
}

/** The words of an arrow, drawn up to it on whichever side they stand. Lines end in a space, as in a box. */
function Label({ placed, label }: { placed: PlacedArrow; label: Box }) {
  const { arrow, transition, lines } = placed;
  const isLeft = isLeftOf(label, arrow.line);
  return (
    <g transform={`translate(${label.x} ${label.y})`}>
      <rect
        data-part="label-ground"
        x={isLeft ? SIZE.badge - 6 : 0}
        width={label.width - SIZE.badge + 6}
        height={label.height}
      />
      <rect data-part="ground" width={label.width} height={label.height} rx={RADIUS / 2} />
      {lines.map((text, place) => (
        <text
          key={`${place} ${text}`}
          data-part={text.startsWith('[') ? 'guard' : 'event'}
          x={isLeft ? label.width - 3 : 3}
          y={SIZE.line * (place + 0.5)}
          textAnchor={isLeft ? 'end' : 'start'}
          fontStyle={place === 0 && transition.event === '' ? 'italic' : undefined}
        >
          {`${text} `}
        </text>
      ))}
    </g>
  );
}

/** Patterns that tell marks apart without colour. */
export function Patterns({ children }: { children?: ReactNode }) {
  return (
    <defs>
      <pattern id="mark-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="1.5" height="8" fill="currentColor" fillOpacity="0.28" />
      </pattern>
      <pattern id="mark-dots" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1" fill="currentColor" fillOpacity="0.3" />
      </pattern>
      {children}
    </defs>
  );
}

const PATTERNED: ReadonlySet<Mark['kind']> = new Set(['uncovered', 'removed', 'justified', 'changed', 'partly']);

function patternId({ kind }: Mark): string {
  return kind === 'uncovered' || kind === 'removed' ? 'mark-hatch' : 'mark-dots';
}

/** Ends in a space: lines that follow one another without one are one word in a button's name. */
function RowText({ row: { text, y, isMore }, part }: { row: Row; part: string }) {
  return (
    <text data-part={part} x={SIZE.pad + (isMore ? SIZE.pad : 0)} y={y}>
      {`${text} `}
    </text>
  );
}

/** Stands beside the part it belongs to, not in it: what is written in a button must be in its name. */
function Badge({ mark, x, y, within = NOWHERE }: { mark: Mark; x: number; y: number; within?: Offset | undefined }) {
  const width = 10 + mark.badge.length * 6;
  return (
    <g data-mark={mark.kind} aria-hidden pointerEvents="none" transform={`translate(${within.x} ${within.y})`}>
      <rect data-part="badge" x={x - width / 2} y={y - 7} width={width} height={14} rx={7} />
      <text data-part="badge-text" x={x} y={y}>
        {mark.badge}
      </text>
    </g>
  );
}

type Offset = Pick<Box, 'x' | 'y'>;

const NOWHERE: Offset = { x: 0, y: 0 };
