import { hasWords } from '#kit/charts/search';
import { pathOf, statesOf } from '#kit/charts/definition';
import type { ChartDefinition } from '#kit/charts/definition';
import { eventWords } from '#kit/charts/words';

import type { DeskAddress } from '../address';

/** What can be found, in the order in which it is shown. */
const ENTRY_KINDS = ['Machines', 'States', 'Words on pages', 'Events'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Something that can be found and opened. */
export interface Entry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly name: string;
  /** What is said of it; empty for words on pages. */
  readonly sentence: string;
  /** Name of its machine. */
  readonly machine: string;
  readonly address: Pick<DeskAddress, 'machine' | 'state' | 'transition'>;
}

/** The hits of a kind: the first of them, and how many there are. */
export interface FoundEntries {
  readonly kind: EntryKind;
  readonly entries: readonly Entry[];
  readonly count: number;
}

/** Words that a page shows in a state, by the state's node id. */
export type PageWords = Readonly<Record<string, readonly string[]>>;

/** More of a kind are found by one more word. */
const MOST_OF_A_KIND = 200;

/** Everything that can be found. */
export function entriesOf(charts: readonly ChartDefinition[], pageWords: PageWords): readonly Entry[] {
  return charts.flatMap((chart) => [
    entry('Machines', chart.name, chart.root.description, chart, {}),
    ...statesOf(chart).flatMap((state) => {
      const path = pathOf(chart, state.id);
      const place = path === '' ? {} : { state: path };
      return [
        ...(path === '' ? [] : [entry('States', path, state.description, chart, place)]),
        ...(pageWords[state.id] ?? []).map((words) =>
          entry('Words on pages', `“${words}” in ${path}`, '', chart, place),
        ),
        ...state.transitions.map((transition) =>
          entry(
            'Events',
            `${eventWords(transition)} in ${path === '' ? 'any state' : path}`,
            transition.description,
            chart,
            {
              ...place,
              transition: transition.id,
            },
          ),
        ),
      ];
    }),
  ]);
}

/** What a query is about, every word of it: by kind, names that begin with it first. Nothing for an empty query. */
export function search(entries: readonly Entry[], query: string): readonly FoundEntries[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') {
    return [];
  }
  const rank = ({ name }: Entry) => {
    const place = name.toLowerCase().indexOf(wanted);
    return place === 0 ? 0 : place > 0 ? 1 : 2;
  };
  const hits = entries.filter(({ name, sentence, machine }) => hasWords(wanted, [name, sentence, machine]));
  return ENTRY_KINDS.flatMap((kind) => {
    const found = hits.filter((hit) => hit.kind === kind).toSorted((one, other) => rank(one) - rank(other));
    return found.length === 0 ? [] : [{ kind, entries: found.slice(0, MOST_OF_A_KIND), count: found.length }];
  });
}

function entry(
  kind: EntryKind,
  name: string,
  sentence: string | undefined,
  chart: ChartDefinition,
  place: Partial<Entry['address']>,
): Entry {
  return {
    id: [kind, chart.name, name, place.transition].join(' '),
    kind,
    name,
    sentence: sentence ?? '',
    machine: chart.name,
    address: { machine: chart.name, state: undefined, transition: undefined, ...place },
  };
}
