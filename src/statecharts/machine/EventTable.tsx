import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden';

import type { DeskAddress } from '../address';
import { standingIn, writeAddress } from '../address';
import type { ChartDefinition, ChartTransition } from '#kit/charts/definition';
import { pathOf } from '#kit/charts/definition';
import type { TableCell } from '#kit/charts/table';
import { tableOf } from '#kit/charts/table';
import type { Marks } from '#kit/charts/drawing/marks';
import type { Highlights } from '#kit/charts/highlights';
import type { TestedMachine } from '#kit/charts/tested/tested';
import { refusedTimes } from '#kit/charts/tested/tested-marks';
import * as styles from './EventTable.css';

export interface EventTableProps {
  chart: ChartDefinition;
  address: DeskAddress;
  highlights: Highlights;
  marks: Marks;
  tested: TestedMachine | undefined;
}

/** What every state does with every event. */
export function EventTable({ chart, address, highlights, marks, tested }: EventTableProps) {
  const { columns, rows } = tableOf(chart);
  return (
    <div
      className={styles.scroller}
      role="region"
      aria-label={`States and events of ${chart.name}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              State
            </th>
            {columns.map(({ event }) => (
              <th key={event} scope="col" className={styles.event}>
                {event}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ state, cells }) => (
            <tr key={state.id} data-active={highlights.active.has(state.id)}>
              <th scope="row" className={styles.state}>
                <a
                  href={writeAddress(standingIn(address, pathOf(chart, state.id)))}
                  aria-current={address.state === pathOf(chart, state.id) ? 'true' : undefined}
                >
                  {pathOf(chart, state.id) || state.key}
                </a>
                {highlights.active.has(state.id) ? <VisuallyHidden> (active)</VisuallyHidden> : null}
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place]?.event} className={styles.cell}>
                  <CellWords
                    cell={cell}
                    chart={chart}
                    marks={marks}
                    isSent={columns[place]?.isSent === true}
                    refused={tested ? refusedTimes(state.id, columns[place]?.event ?? '', tested) : undefined}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  cell: TableCell;
  chart: ChartDefinition;
  marks: Marks;
  isSent: boolean;
  /** How often the tests saw the event refused here; undefined where no tests are shown. */
  refused: number | undefined;
}

function CellWords({ cell: { transitions, heardBy, isHeardInside }, chart, marks, isSent, refused }: CellProps) {
  if (transitions.length === 0 && (isHeardInside || !isSent)) {
    return <span className={styles.nothing}>{isHeardInside ? 'in states inside' : '–'}</span>;
  }
  if (transitions.length === 0) {
    return (
      <span className={styles.nothing} data-tested={refused === undefined ? undefined : refused > 0}>
        refused{refused === undefined ? '' : refused === 0 ? ', not tried' : `, tried ${refused}×`}
      </span>
    );
  }
  return (
    <>
      {heardBy === undefined ? null : <span className={styles.heard}>as in {heardBy}</span>}
      {transitions.map((transition) => (
        <span
          key={transition.id}
          className={styles.branch}
          title={transition.description}
          data-mark={marks.transitions.get(transition.id)?.kind}
        >
          {branchWords(chart, transition)}
          {marks.transitions.has(transition.id) ? (
            <em className={styles.mark}>{marks.transitions.get(transition.id)?.words}</em>
          ) : null}
        </span>
      ))}
    </>
  );
}

function branchWords(chart: ChartDefinition, { guard, targets }: ChartTransition): string {
  const to =
    targets.length === 0 ? 'stays' : `→ ${targets.map((id) => pathOf(chart, id) || chart.root.key).join(', ')}`;
  return guard === undefined ? to : `[${guard}] ${to}`;
}
