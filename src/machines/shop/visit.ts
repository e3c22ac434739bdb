import * as v from 'valibot';

import type { World } from '#domain/world';

/** The chance of a visit, the same in all tabs. */
interface Visit {
  readonly seed: number;
  /** In ms since 1970, as is `usedAt`. */
  readonly begunAt: number;
  readonly usedAt: number;
}

export const VISIT_KEY = 'larkwood-visit';

/** After so long without a page a new visit begins. */
const IDLE_MS = 4 * 60 * 60 * 1000;

/** That the shopper is still here is noted no more often than this. */
const NOTED_MS = 5 * 60 * 1000;

const SEEDS = 1_000_000;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const visitSchema = v.object({
  v: v.literal(1),
  data: v.object({ seed: v.pipe(whole, v.maxValue(SEEDS - 1)), begunAt: whole, usedAt: whole }),
});

/** The visit of this tab, which it shares with all others. */
export interface SharedVisit {
  readonly seed: number;
  /** Whether this browser keeps anything at all. */
  readonly isKept: boolean;
  /** The shopper is still here. */
  readonly note: () => void;
  /** Another tab wrote what it takes for the visit. Answers the chance that holds now. */
  readonly hear: () => number;
}

/** Joins the visit that is under way in this browser, else begins one. Where there is no room it is this tab's own. */
export function joinVisit({ local, session, now, random }: World): SharedVisit {
  const time = () => now().getTime();
  const keep = (visit: Visit) => {
    const written = { v: 1, data: visit };
    return local.write(VISIT_KEY, written) || session.write(VISIT_KEY, written);
  };
  const underWay = [local, session]
    .map((store) => parsedVisit(store.read(VISIT_KEY)))
    .find((visit) => visit && isUnderWay(visit, time()));
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
      if (Math.abs(time() - visit.usedAt) >= NOTED_MS) {
        hear();
        visit = { ...visit, usedAt: time() };
        keep(visit);
      }
    },
  };
}

/** The visit of two tabs: the one that began first, of those that are under way. */
function joinedVisit(mine: Visit, theirs: Visit, at: number): Visit {
  const isMine =
    !isUnderWay(theirs, at) ||
    (isUnderWay(mine, at) &&
      (mine.begunAt < theirs.begunAt || (mine.begunAt === theirs.begunAt && mine.seed <= theirs.seed)));
  return { ...(isMine ? mine : theirs), usedAt: Math.max(mine.usedAt, theirs.usedAt) };
}

function isUnderWay({ usedAt }: Visit, at: number): boolean {
  return Math.abs(at - usedAt) < IDLE_MS;
}

function parsedVisit(written: unknown): Visit | undefined {
  const parsed = v.safeParse(visitSchema, written);
  return parsed.success ? parsed.output.data : undefined;
}
