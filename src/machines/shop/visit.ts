import * as v from 'valibot';

import type { World } from '#domain/world';

import { whole, wholeFrom } from './reading';

/** The random seed of a visit, shared by all tabs. */
interface Visit {
  readonly seed: number;
  /** In ms since 1970, like `usedAt`. */
  readonly begunAt: number;
  readonly usedAt: number;
}

export const VISIT_KEY = 'larkwood-visit';

/** A new visit begins after this long without a page. */
const VISIT_TIMEOUT_MS = 4 * 60 * 60 * 1000;

/** Minimum interval between writes of `usedAt`. */
const NOTE_INTERVAL_MS = 5 * 60 * 1000;

const SEEDS = 1_000_000;

const visitSchema = v.object({
  v: v.literal(1),
  data: v.object({ seed: wholeFrom(0, SEEDS - 1), begunAt: whole, usedAt: whole }),
});

/** This tab's visit, shared with all others. */
export interface SharedVisit {
  readonly seed: number;
  /** Whether the browser stores data. */
  readonly isKept: boolean;
  /** Notes that the shopper is still here. */
  readonly note: () => void;
  /** Another tab wrote its visit. Returns the seed that is valid now. */
  readonly hear: () => number;
}

/** Joins the browser's current visit, else begins one. Where storage is unavailable the visit is this tab's own. */
export function joinVisit({ local, session, now, random }: World): SharedVisit {
  const time = () => now().getTime();
  const keep = (visit: Visit) => {
    const written = { v: 1, data: visit };
    return local.write(VISIT_KEY, written) || session.write(VISIT_KEY, written);
  };
  const underWay = [local, session]
    .map((store) => parsedVisit(store.read(VISIT_KEY)))
    .find((visit) => visit && isCurrent(visit, time()));
  let visit = { ...(underWay ?? { seed: Math.floor(random() * SEEDS), begunAt: time() }), usedAt: time() };
  const isKept = keep(visit);
  const hear = () => {
    const theirs = parsedVisit(local.read(VISIT_KEY));
    const joined = theirs ? joinedVisit(visit, theirs, time()) : visit;
    visit = joined;
    if (theirs && theirs.seed !== joined.seed) {
      keep(joined);
    }
    return joined.seed;
  };
  return {
    seed: visit.seed,
    isKept,
    hear,
    note: () => {
      if (Math.abs(time() - visit.usedAt) >= NOTE_INTERVAL_MS) {
        hear();
        visit = { ...visit, usedAt: time() };
        keep(visit);
      }
    },
  };
}

/** The visit two tabs agree on: of those not expired, the one that began first. */
function joinedVisit(mine: Visit, theirs: Visit, at: number): Visit {
  const isMine =
    !isCurrent(theirs, at) ||
    (isCurrent(mine, at) &&
      (mine.begunAt < theirs.begunAt || (mine.begunAt === theirs.begunAt && mine.seed <= theirs.seed)));
  return { ...(isMine ? mine : theirs), usedAt: Math.max(mine.usedAt, theirs.usedAt) };
}

function isCurrent({ usedAt }: Visit, at: number): boolean {
  return Math.abs(at - usedAt) < VISIT_TIMEOUT_MS;
}

function parsedVisit(written: unknown): Visit | undefined {
  const parsed = v.safeParse(visitSchema, written);
  return parsed.success ? parsed.output.data : undefined;
}
