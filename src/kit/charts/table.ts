import type { ChartDefinition, ChartState, ChartTransition } from './definition';
import { statesOf, withDescendants } from './definition';
import { eventWords } from './words';

/** What happens in a state for an event. */
export interface TableCell {
  readonly transitions: readonly ChartTransition[];
  /** The state around it that hears the event, where it does not itself. */
  readonly heardBy: string | undefined;
  /** Whether only states in it hear the event. */
  readonly isHeardInside: boolean;
}

export interface Column {
  readonly event: string;
  /** Whether it comes from outside, and not from a timer, an actor or the machine itself. */
  readonly isSent: boolean;
}

/** The state × event table of a machine: a row per state, a column per event. */
export interface StateTable {
  readonly columns: readonly Column[];
  readonly rows: readonly { readonly state: ChartState; readonly cells: readonly TableCell[] }[];
}

/** Tabulates a chart; a state also hears what the states around it hear. */
export function tableOf(chart: ChartDefinition): StateTable {
  const states = statesOf(chart);
  const all = states.flatMap(({ transitions }) => transitions);
  const columns = [...new Set(all.map(eventWords))].map((event) => ({
    event,
    isSent: all.some((transition) => transition.event === event),
  }));
  const parents = new Map(states.flatMap((state) => state.states.map((child) => [child.id, state] as const)));
  return {
    columns,
    rows: states.map((state) => ({ state, cells: columns.map(({ event }) => cellOf(state, event, parents)) })),
  };
}

function cellOf(state: ChartState, event: string, parents: ReadonlyMap<string, ChartState>): TableCell {
  let listener: ChartState | undefined = state;
  while (listener) {
    const transitions = listener.transitions.filter((transition) => eventWords(transition) === event);
    if (transitions.length > 0) {
      return { transitions, heardBy: listener === state ? undefined : listener.key, isHeardInside: false };
    }
    listener = parents.get(listener.id);
  }
  const inside = withDescendants(state).flatMap(({ transitions }) => transitions.map(eventWords));
  return { transitions: [], heardBy: undefined, isHeardInside: inside.includes(event) };
}
