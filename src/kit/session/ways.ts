import type { Moment } from './moments';
import { movedIn } from './moments';
import type { Session } from './session';

/** A moment in which actors came to a state, and all the ways that were gone from there. */
export interface Way {
  /** Tells it from other ways that begin at the same moment. */
  readonly key: string;
  /** What had happened right after it. */
  readonly session: Session;
  /** The actors that came to a state. */
  readonly moved: readonly string[];
  /** Ids of the transitions by which they did. */
  readonly taken: readonly string[];
  readonly ways: readonly Way[];
}

/**
 * The ways of a session with those that are known: where it is another than all of them, it branches off. The same array
 * when nothing is new. The same thing done at another time is the same way.
 */
export function withWay(known: readonly Way[], steps: readonly Way[]): readonly Way[] {
  const [step, ...rest] = steps;
  if (!step) {
    return known;
  }
  const place = known.findIndex(({ key }) => key === step.key);
  const way = known[place];
  const ways = withWay(way?.ways ?? [], rest);
  if (!way) {
    return [...known, { ...step, ways }];
  }
  return ways === way.ways ? known : known.map((each) => (each === way ? { ...way, ways } : each));
}

/** The way of which a session is the end, moment by moment. Only actors that `counts` are asked whether they moved. */
export function stepsOf(
  session: Session,
  moments: readonly Moment[],
  counts: (address: string) => boolean,
): readonly Way[] {
  return moments.flatMap((moment): Way[] => {
    const moved = movedIn(moment).filter(counts);
    const taken = moment.rows
      .filter(({ to }) => moved.includes(to))
      .flatMap((row) => row.taken.filter(({ isMove }) => isMove).map(({ id }) => id));
    const { entry, place } = moment;
    const key = JSON.stringify([entry.to, entry.event, taken]);
    return moved.length === 0
      ? []
      : [{ key, session: { ...session, events: session.events.slice(0, place) }, moved, taken, ways: [] }];
  });
}
