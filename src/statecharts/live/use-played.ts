import { useMemo } from 'react';

import type { Address } from '../address';
import type { Lights } from '#kit/charts/lights';
import { DARK } from '#kit/charts/lights';
import type { Along, AlongPlace } from '../paths/along';
import { alongPath } from '../paths/along';
import type { SuitePath } from '#kit/paths/suite-path';
import { pathNamed } from '../paths/path';
import type { Report } from '#kit/session/report';
import { widthOf } from '../stage/picture';
import { happenings } from '#kit/session/tape';

/** A path that is played, and where it stands. */
export interface Played {
  readonly path: SuitePath;
  /** How many of its steps are taken. */
  readonly step: number;
  /** How far the shop goes along; undefined where no page shows the machine. */
  readonly along: Along | undefined;
  /** The same step in the shop, or the last one that the shop has taken; undefined where it cannot even begin. */
  readonly place: AlongPlace | undefined;
}

/** The path and the step that an address names; undefined when it names none of the suite, or a picture of its own. */
export function usePlayed(machine: string, { path: name, state, session, step, width }: Address): Played | undefined {
  const path = (state ?? session) === undefined ? pathNamed(machine, name) : undefined;
  const room = widthOf(width);
  const along = useMemo(() => path && alongPath(machine, path, room), [machine, path, room]);
  return useMemo(() => {
    const taken = Math.min(step, path?.steps.length ?? 0);
    return path && { path, step: taken, along, place: along?.places[Math.min(taken, along.places.length - 1)] };
  }, [path, step, along]);
}

/** The drawing shows the path as long as nobody goes another way from where it stands; then it shows the shop. */
export function playedLights(played: Played | undefined, report: Report | undefined, lights: Lights): Lights {
  if (!played) {
    return lights;
  }
  const { path, step, place } = played;
  const onPath = new Set(path.steps.flatMap(({ taken }) => taken));
  const isElsewhere =
    place !== undefined &&
    report !== undefined &&
    (report.now !== place.until || happenings(report.session).length !== happenings(place.session).length);
  if (isElsewhere) {
    return { ...lights, path: onPath };
  }
  const last = path.steps[step - 1];
  return { ...DARK, active: new Set((last ?? path.start).states), taken: new Set(last?.taken), path: onPath };
}
