import { useMemo, useState } from 'react';

import type { Moment } from '#kit/session/moments';
import type { Report } from '#kit/session/report';
import type { Way } from '#kit/session/ways';
import { stepsOf, withWay } from '#kit/session/ways';

import { ROOT } from '../session/system';
import { isSeen } from './use-shown';

/** What is beyond is on the timeline only. */
const MOST_STEPS = 100;

/** All ways that were gone since the board was opened, and the keys that lead to where the shop stands. */
export function useWays(report: Pick<Report, 'actors' | 'session'>, moments: readonly Moment[]) {
  const [known, setKnown] = useState<readonly Way[]>([]);
  const steps = useMemo(() => {
    // The log of a long visit has lost its beginning.
    if (moments[0]?.rows.length === 0) {
      return [];
    }
    const unseen = new Set(report.actors.filter(({ machine }) => !isSeen(machine)).map(({ address }) => address));
    const past = moments.slice(0, report.session.events.length);
    return stepsOf(report.session, past, (address) => address !== ROOT && !unseen.has(address)).slice(0, MOST_STEPS);
  }, [report, moments]);
  const ways = withWay(known, steps);
  if (ways !== known) {
    setKnown(ways);
  }
  return { ways, here: steps.map(({ key }) => key) };
}
