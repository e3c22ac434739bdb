import type { ChartDefinition, ChartState, ChartTransition } from '../definition';
import { statesOf, transitionsOf } from '../definition';
import { durationWords, eventWords, listed } from '../words';

/** One difference between two versions of a machine. */
export interface Difference {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly what: 'state' | 'transition';
  /** Its id in the later version, or in the earlier one when it was removed. */
  readonly id: string;
  /** A sentence. */
  readonly words: string;
}

/** What changed from an earlier version of a machine to a later one, in the order of the later one, removals last. */
export function diffCharts(before: ChartDefinition, after: ChartDefinition): readonly Difference[] {
  return [
    ...differences(statesByKey(before), statesByKey(after), 'state', stateName, stateChanges),
    ...differences(transitionsByKey(before), transitionsByKey(after), 'transition', transitionName, transitionChanges),
  ];
}

interface Placed {
  readonly source: ChartState;
  readonly transition: ChartTransition;
  readonly id: string;
}

function differences<Item extends { readonly id: string }>(
  before: ReadonlyMap<string, Item>,
  after: ReadonlyMap<string, Item>,
  what: Difference['what'],
  nameOf: (item: Item) => string,
  changesOf: (was: Item, is: Item) => readonly string[],
): readonly Difference[] {
  const kept = [...after].flatMap(([key, item]): Difference[] => {
    const was = before.get(key);
    if (!was) {
      return [{ kind: 'added', what, id: item.id, words: `${nameOf(item)} is new.` }];
    }
    const changes = changesOf(was, item);
    return changes.length === 0
      ? []
      : [{ kind: 'changed', what, id: item.id, words: `${nameOf(item)}: ${changes.join('; ')}.` }];
  });
  const removed = [...before]
    .filter(([key]) => !after.has(key))
    .map(([, item]): Difference => ({ kind: 'removed', what, id: item.id, words: `${nameOf(item)} is gone.` }));
  return [...kept, ...removed];
}

function statesByKey(chart: ChartDefinition): ReadonlyMap<string, ChartState> {
  return new Map(statesOf(chart).map((state) => [state.id, state]));
}

/** By what a transition is about, so that a branch put before others does not change those. */
function transitionsByKey(chart: ChartDefinition): ReadonlyMap<string, Placed> {
  const found = new Map<string, Placed>();
  for (const { source, transition } of transitionsOf(chart)) {
    const about = `${source.id}|${transition.event}|${transition.guard ?? ''}`;
    let key = about;
    for (let place = 1; found.has(key); place++) {
      key = `${about}|${place}`;
    }
    found.set(key, { source, transition, id: transition.id });
  }
  return found;
}

function stateChanges(was: ChartState, is: ChartState): readonly string[] {
  const actors = ({ invokes }: ChartState) => listed(invokes.map(({ id, source }) => `${id} (${source})`));
  return changesIn([
    ['it is', was.type, is.type],
    ['it begins in', was.initial ?? 'nothing', is.initial ?? 'nothing'],
    ['on entry', listed(was.entry), listed(is.entry)],
    ['on exit', listed(was.exit), listed(is.exit)],
    ['it runs', actors(was), actors(is)],
    ['its tags are', listed(was.tags), listed(is.tags)],
    ['it is described as', quoted(was), quoted(is)],
  ]);
}

function transitionChanges({ transition: was }: Placed, { transition: is }: Placed): readonly string[] {
  const delay = ({ delay: given }: ChartTransition) =>
    given?.ms === undefined ? (given?.name ?? 'nothing') : durationWords(given.ms);
  return changesIn([
    ['it leads to', listed(was.targets), listed(is.targets)],
    ['it does', listed(was.actions), listed(is.actions)],
    ['entering again is', String(was.reenters), String(is.reenters)],
    ['it waits', delay(was), delay(is)],
    ['it is described as', quoted(was), quoted(is)],
  ]);
}

function changesIn(pairs: readonly (readonly [lead: string, was: string, is: string])[]): readonly string[] {
  return pairs.flatMap(([lead, was, is]) => (was === is ? [] : [`${lead} ${is} instead of ${was}`]));
}

/** A description within a sentence. */
function quoted({ description }: Pick<ChartState, 'description'>): string {
  return description === undefined ? 'nothing' : `“${description.replace(/\.$/, '')}”`;
}

function stateName({ id }: ChartState): string {
  return `State ${id}`;
}

function transitionName({ source, transition }: Placed): string {
  const guard = transition.guard === undefined ? '' : ` [${transition.guard}]`;
  return `${source.id}: ${eventWords(transition)}${guard}`;
}
