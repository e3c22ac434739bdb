import { useMemo } from 'react';

import type { DeskAddress } from '../address';
import type { Highlights } from '#kit/charts/highlights';
import { NO_HIGHLIGHTS } from '#kit/charts/highlights';
import type { ShopPath, ShopPoint } from '../paths/shop-path';
import { pathInShop } from '../paths/shop-path';
import type { SuitePath } from '#kit/paths/suite-path';
import { pathNamed } from '../paths/path';
import type { Report } from '#kit/session/report';
import { widthOf } from '../stage/picture';
import { isTime } from '#kit/session/session';
import type { SessionEntry } from '#kit/session/session';
import type { TimelinePoint } from '#kit/session/timeline';
import { happenings } from '#kit/session/timeline';

/** A path that is played, and where it stands. */
export interface PathPlayback {
  readonly path: SuitePath;
  /** How many of its steps are taken. */
  readonly step: number;
  /** How far the shop goes along; undefined where no page shows the machine. */
  readonly shopPath: ShopPath | undefined;
  /** The same step in the shop, or the last one that the shop has taken; undefined where it cannot even begin. */
  readonly point: ShopPoint | undefined;
}

/** The path and the step that an address names; undefined when it names none of the suite, or a picture of its own. */
export function usePathPlayback(
  machine: string,
  { path: name, state, session, step, width }: DeskAddress,
): PathPlayback | undefined {
  const path = (state ?? session) === undefined ? pathNamed(machine, name) : undefined;
  const room = widthOf(width);
  const shopPath = useMemo(() => path && pathInShop(machine, path, room), [machine, path, room]);
  return useMemo(() => {
    const taken = Math.min(step, path?.steps.length ?? 0);
    return (
      path && { path, step: taken, shopPath, point: shopPath?.points[Math.min(taken, shopPath.points.length - 1)] }
    );
  }, [path, step, shopPath]);
}

/** The drawing shows the path as long as nobody goes another way from where it stands; then it shows the shop. */
export function pathHighlights(
  playback: PathPlayback | undefined,
  report: Report | undefined,
  highlights: Highlights,
): Highlights {
  if (!playback) {
    return highlights;
  }
  const { path, step, point } = playback;
  const onPath = new Set(path.steps.flatMap(({ taken }) => taken));
  if (isElsewhere(report, point)) {
    return { ...highlights, path: onPath };
  }
  const last = path.steps[step - 1];
  return { ...NO_HIGHLIGHTS, active: new Set((last ?? path.start).states), taken: new Set(last?.taken), path: onPath };
}

/**
 * Whether a shop stands at another point than it was asked to, by what happened but what is aside; it does not, before it
 * tells where.
 */
export function isElsewhere(
  report: Pick<Report, 'now' | 'session'> | undefined,
  point: TimelinePoint | undefined,
  isAside: (entry: SessionEntry) => boolean = isTime,
): boolean {
  return (
    point !== undefined &&
    report !== undefined &&
    (report.now !== point.until ||
      happenings(report.session, isAside).length !== happenings(point.session, isAside).length)
  );
}
