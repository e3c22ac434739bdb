import type { ChartDefinition, ChartState } from '../definition';
import { statesOf, transitionsOf } from '../definition';
import type { Mark, Marks } from '../drawing/marks';
import type { TestedMachine } from './tested';

const BETWEEN = ' » ';

/** How often something was seen after a transition. */
export interface Follower {
  readonly id: string;
  readonly count: number;
}

/** Marks every state and transition of a chart by what the suites did with it. */
export function testedMarks(chart: ChartDefinition, tested: TestedMachine): Marks {
  const states = countsOf(tested.states);
  const transitions = countsOf(tested.transitions);
  return {
    states: new Map(
      statesOf(chart).map((state) => [state.id, stateMark(state, states.get(state.id) ?? 0, tested)] as const),
    ),
    transitions: new Map(
      transitionsOf(chart).map(
        ({ transition: { id } }) => [id, transitionMark(id, transitions.get(id) ?? 0, tested)] as const,
      ),
    ),
  };
}

/** What can follow a transition, and how often the suites made it follow. */
export function followersOf(id: string, { pairs }: TestedMachine): readonly Follower[] {
  return pairs.flatMap((pair) => {
    const [first, second] = pair.id.split(BETWEEN);
    return first === id && second !== undefined ? [{ id: second, count: pair.count }] : [];
  });
}

/** How often an event was sent to a state that refuses it and changed nothing. */
export function refusedTimes(state: string, event: string, { refused }: TestedMachine): number {
  return refused
    .filter((cell) => cell.event === event && (cell.state === state || cell.state.startsWith(`${state}.`)))
    .reduce((sum, cell) => sum + cell.count, 0);
}

/** The sums of a machine in a sentence; the machine itself is no state to whoever looks at its drawing. */
export function testedWords({ states, transitions, pairs, refused }: TestedMachine): string {
  const share = (counts: readonly { readonly count: number }[], noun: string) =>
    counts.length === 0 ? [] : [`${counts.filter(({ count }) => count > 0).length} of ${counts.length} ${noun}`];
  const times = refused.reduce((sum, { count }) => sum + count, 0);
  return [
    [
      ...share(
        states.filter(({ id }) => id.includes('.')),
        'states',
      ),
      ...share(transitions, 'transitions'),
      ...share(pairs, 'pairs of transitions'),
    ].join(', '),
    ...(refused.length === 0 ? [] : [`${refused.length} refused events, tried ${times} times`]),
  ]
    .join('; ')
    .concat('.');
}

function stateMark({ id }: ChartState, count: number, tested: TestedMachine): Mark {
  const events = new Set(tested.refused.filter(({ state }) => state === id).map(({ event }) => event));
  const refusals = events.size === 0 ? '' : ` Refused here, as tested: ${[...events].join(', ')}.`;
  return seen(id, count, tested, `${happened('Visited', count)}${refusals}`);
}

function transitionMark(id: string, count: number, tested: TestedMachine): Mark {
  const followers = followersOf(id, tested);
  const followed = followers.filter((follower) => follower.count > 0).length;
  const pairs =
    followers.length === 0 ? '' : ` ${followed} of ${followers.length} transitions that can follow did follow.`;
  const mark = seen(id, count, tested, `${happened('Taken', count)}${pairs}`);
  return mark.kind === 'covered' && followed < followers.length ? { ...mark, kind: 'partly' } : mark;
}

function seen(id: string, count: number, { justified }: TestedMachine, words: string): Mark {
  if (count > 0) {
    return { kind: 'covered', badge: count > 999 ? '999+' : String(count), words };
  }
  const reason = justified[id];
  return reason === undefined
    ? { kind: 'uncovered', badge: '0', words }
    : { kind: 'justified', badge: '–', words: `Nothing reaches it: ${reason}` };
}

function countsOf(counts: TestedMachine['states']): ReadonlyMap<string, number> {
  return new Map(counts.map(({ id, count }) => [id, count]));
}

function happened(what: string, count: number): string {
  if (count === 0) {
    return `Never ${what.toLowerCase()} by the tests.`;
  }
  return `${what} ${count === 1 ? 'once' : `${count} times`} by the tests.`;
}
