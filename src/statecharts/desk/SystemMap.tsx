import { useMemo } from 'react';

import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';

import type { Messages } from '#kit/session/messages';
import { messagesBetween } from '#kit/session/messages';
import type { ActorReport, LogEntry } from '#kit/session/report';
import { depthOf } from '../live/Actors';
import { stateNames } from '../live/state-names';
import * as styles from './Desk.css';

export interface SystemMapProps {
  actors: readonly ActorReport[];
  log: readonly LogEntry[];
  /** How many entries of the session have happened. */
  step: number;
  /** Addresses of the actors that came to a state last. */
  moved: readonly string[];
  watched: string | undefined;
  onWatch: (address: string) => void;
}

const ROW_PX = 30;
const STEP_PX = 16;

/** An arrow goes further out the more rows it passes, up to this. */
const REACH_PX = { least: 18, row: 4, most: 116 };

/** All actors of the shop: who invokes whom by where they stand in, who told whom by arrows; what happened last is highlighted. */
export function SystemMap({ actors, log, step, moved, watched, onWatch }: SystemMapProps) {
  const messages = useMemo(() => messagesBetween(log), [log]);
  const rows = asTree(actors).filter(
    ({ address, status }) => status === 'active' || address === watched || messages.some((each) => isOf(each, address)),
  );
  const places = new Map(rows.map(({ address }, place) => [address, place]));
  return (
    <section aria-label="System map" className={styles.map}>
      <Heading level={1} size="title3">
        System map
      </Heading>
      <Text size="small" tone="soft">
        Each actor stands below the one that started it. Arrows show who sent events to whom; what happened last is
        highlighted.
      </Text>
      <div className={styles.mapRows}>
        {rows.map(({ address, status, value }) => (
          <div
            key={address}
            className={styles.mapRow}
            data-status={status}
            data-moved={moved.includes(address) ? '' : undefined}
            data-watched={address === watched ? '' : undefined}
            style={{ paddingInlineStart: `${depthOf(address) * STEP_PX}px` }}
          >
            <button type="button" className={styles.mapName} onClick={() => onWatch(address)}>
              {address.slice(address.lastIndexOf('/') + 1)}
            </button>
            <span className={styles.mapState}>{stateNames(value)}</span>
          </div>
        ))}
        <svg className={styles.mapArrows} aria-hidden>
          {messages.map((each) => {
            const [from, to] = [places.get(each.from), places.get(each.to)];
            return from === undefined || to === undefined ? null : (
              <Arrow
                key={`${each.from} ${each.to}`}
                from={from}
                to={to}
                isLast={each.lastPlace === step}
                isWatched={watched !== undefined && isOf(each, watched)}
              />
            );
          })}
        </svg>
      </div>
      <Heading level={2} size="title5">
        Who told whom
      </Heading>
      <ol className={styles.mapMessages} aria-label="Who told whom">
        {messages
          .toSorted((one, other) => other.lastPlace - one.lastPlace)
          .map(({ from, to, types, lastPlace }) => (
            <li key={`${from} ${to}`} className={styles.mapMessage} data-last={lastPlace === step ? '' : undefined}>
              {from} told {to}:{' '}
              {[...types].map(([type, count]) => (count === 1 ? type : `${type} (${count})`)).join(', ')}
            </li>
          ))}
      </ol>
    </section>
  );
}

/** Each actor right below the one that invokes it, and those beside it; an actor that has ended may be known before it. */
function asTree(actors: readonly ActorReport[]): readonly ActorReport[] {
  const topOf = ({ address }: ActorReport) => address.split('/')[0];
  const tops = [...new Set(actors.map(topOf))];
  return tops.flatMap((top) =>
    actors
      .filter((actor) => topOf(actor) === top)
      .toSorted((one, other) => one.address.localeCompare(other.address, 'en', { numeric: true })),
  );
}

function isOf({ from, to }: Messages, address: string): boolean {
  return from === address || to === address;
}

interface ArrowProps {
  /** Rows, counted from 0. */
  from: number;
  to: number;
  isLast: boolean;
  isWatched: boolean;
}

function Arrow({ from, to, isLast, isWatched }: ArrowProps) {
  const [start, end] = [(from + 0.5) * ROW_PX, (to + 0.5) * ROW_PX + (from < to ? -4 : 4)];
  const reach = Math.min(REACH_PX.most, REACH_PX.least + REACH_PX.row * Math.abs(from - to));
  return (
    <g className={styles.mapArrow} data-last={isLast ? '' : undefined} data-watched={isWatched ? '' : undefined}>
      <path d={`M0 ${start}C${reach} ${start} ${reach} ${end} 6 ${end}`} />
      <polygon points={`0,${end} 8,${end - 3.5} 8,${end + 3.5}`} />
    </g>
  );
}
