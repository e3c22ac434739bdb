import type { NumberedReport } from './report-change';
import { reportAfter } from './report-change';
import type { TabAnswer } from './tab-messages';

/** A tab in which the shop is open. */
export interface OpenTab {
  readonly tab: string;
  /** Names the tab itself, also when its page has been loaded again. */
  readonly place: string;
  /** What it shows. */
  readonly path: string;
}

/** What is known of the open tabs. */
export interface TabsSeen {
  readonly tabs: readonly OpenTab[];
  /** The tab that is watched, also while it is away. */
  readonly current: OpenTab | undefined;
  /** The latest of it; undefined until it has told something. */
  readonly latest: NumberedReport | undefined;
  /** How often it has been looked for in vain since it left. */
  readonly waits: number;
}

/** Away: it has left its page and is looked for; gone: it has not come back. */
export type Presence = 'here' | 'away' | 'gone';

/** After so many looks a tab is gone. */
const MOST_WAITS = 40;

/** Before any tab has answered. */
export const noTabs: TabsSeen = { tabs: [], current: undefined, latest: undefined, waits: 0 };

/** Whether the watched tab is there; a tab that nobody watches is not missed. */
export function presenceOf({ tabs, current, waits }: TabsSeen): Presence {
  if (!current || tabs.some(({ tab }) => tab === current.tab)) {
    return 'here';
  }
  return waits < MOST_WAITS ? 'away' : 'gone';
}

/** A tab has said something. */
export function afterAnswer(seen: TabsSeen, answer: TabAnswer): TabsSeen {
  switch (answer.kind) {
    case 'here':
      return withTab(seen, answer);
    case 'gone':
      return {
        ...seen,
        tabs: seen.tabs.filter(({ tab }) => tab !== answer.tab),
        ...(seen.current?.tab === answer.tab ? { latest: undefined, waits: 0 } : {}),
      };
    case 'report':
      return seen.current?.tab === answer.tab
        ? { ...seen, latest: reportAfter(seen.latest, answer.report) ?? seen.latest }
        : seen;
  }
}

/** Another tab is watched; none, when undefined. */
export function afterChoice(seen: TabsSeen, chosen: string | undefined): TabsSeen {
  return { ...seen, current: seen.tabs.find(({ tab }) => tab === chosen), latest: undefined, waits: 0 };
}

/** All tabs are asked to answer: who does not is no longer there. The one that is watched would have said that it leaves. */
export function afterLook(seen: TabsSeen): TabsSeen {
  return { ...seen, tabs: seen.tabs.filter(({ tab }) => tab === seen.current?.tab), waits: 0 };
}

/** The watched tab has been looked for once more. */
export function afterWait(seen: TabsSeen): TabsSeen {
  return { ...seen, waits: seen.waits + 1 };
}

function withTab(seen: TabsSeen, { tab, place, path }: OpenTab): TabsSeen {
  const isKnown = seen.tabs.some((known) => known.tab === tab);
  const found = { tab, place, path };
  const tabs = isKnown ? seen.tabs.map((known) => (known.tab === tab ? found : known)) : [...seen.tabs, found];
  const { current } = seen;
  if (current?.tab === tab) {
    return { ...seen, tabs, current: found, waits: 0 };
  }
  // A copy of the tab that was there before is another one.
  const isBack = current?.place === place && !isKnown && !seen.tabs.some((known) => known.tab === current.tab);
  return isBack ? { ...seen, tabs, current: found, latest: undefined, waits: 0 } : { ...seen, tabs };
}
