import type { ChartDefinition, ChartState, ChartTransition } from './definition';
import { statesOf } from './definition';
import { eventWords } from './words';

/** What happens in a state for an event. */
export interface Cell {
  readonly transitions: readonly ChartTransition[];
  /** The state around it that hears the event, where it does not itself. */
  readonly heardBy: string | undefined;
}

/** The state × event table of a machine: a row per state, a column per event. */
export interface StateTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly state: ChartState; readonly cells: readonly Cell[] }[];
}

/** Tabulates a chart; a state also hears what the states around it hear. */
export function tableOf(chart: ChartDefinition): StateTable {
  const states = statesOf(chart);
  const columns = [...new Set(states.flatMap(({ transitions }) => transitions.map(eventWords)))];
  const parents = new Map(states.flatMap((state) => state.states.map((child) => [child.id, state] as const)));
  return {
    columns,
    rows: states.map((state) => ({ state, cells: columns.map((event) => cellOf(state, event, parents)) })),
  };
}

function cellOf(state: ChartState, event: string, parents: ReadonlyMap<string, ChartState>): Cell {
  let listener: ChartState | undefined = state;
  while (listener) {
    const transitions = listener.transitions.filter((transition) => eventWords(transition) === event);
    if (transitions.length > 0) {
      return { transitions, heardBy: listener === state ? undefined : listener.key };
    }
    listener = parents.get(listener.id);
  }
  return { transitions: [], heardBy: undefined };
}
