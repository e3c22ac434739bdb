import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden';

import type { Address } from '../address';
import { writeAddress } from '../address';
import type { ChartDefinition, ChartTransition } from '../chart/definition';
import { pathOf } from '../chart/definition';
import type { Cell } from '../chart/table';
import { tableOf } from '../chart/table';
import type { Marks } from '../drawing/marks';
import type { Lights } from '../lights';
import * as styles from './EventTable.css';

export interface EventTableProps {
  chart: ChartDefinition;
  address: Address;
  lights: Lights;
  marks: Marks;
}

/** What every state does with every event. */
export function EventTable({ chart, address, lights, marks }: EventTableProps) {
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
            {columns.map((event) => (
              <th key={event} scope="col" className={styles.event}>
                {event}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ state, cells }) => (
            <tr key={state.id} data-active={lights.active.has(state.id)}>
              <th scope="row" className={styles.state}>
                <a
                  href={writeAddress({ ...address, state: pathOf(chart, state.id), transition: undefined })}
                  aria-current={address.state === pathOf(chart, state.id) ? 'true' : undefined}
                >
                  {pathOf(chart, state.id) || state.key}
                </a>
                {lights.active.has(state.id) ? <VisuallyHidden> (active)</VisuallyHidden> : null}
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place]} className={styles.cell}>
                  <CellWords cell={cell} chart={chart} marks={marks} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CellWords({
  cell: { transitions, heardBy },
  chart,
  marks,
}: {
  cell: Cell;
  chart: ChartDefinition;
  marks: Marks;
}) {
  if (transitions.length === 0) {
    return <span className={styles.nothing}>refused</span>;
  }
  return (
    <>
      {heardBy === undefined ? null : <span className={styles.heard}>as in {heardBy}</span>}
      {transitions.map((transition) => (
        <span key={transition.id} className={styles.branch} title={transition.description}>
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
