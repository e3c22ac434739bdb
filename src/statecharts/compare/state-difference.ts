import type { ChartDefinition } from '#kit/charts/definition';
import { statesOf } from '#kit/charts/definition';
import { eventWords } from '#kit/charts/words';

/** What only one state has of something. */
export interface Sides {
  readonly one: readonly string[];
  readonly other: readonly string[];
}

/** The events that lead on from one of two states of a machine only, by the states' node ids. */
export function differingEvents(chart: ChartDefinition, one: string, other: string): Sides {
  return sides(eventsIn(chart, one), eventsIn(chart, other));
}

/** What only one of two lists has. */
export function sides(one: readonly string[], other: readonly string[]): Sides {
  return {
    one: one.filter((each) => !other.includes(each)),
    other: other.filter((each) => !one.includes(each)),
  };
}

/** What a state and those around it do something with. */
function eventsIn(chart: ChartDefinition, id: string): readonly string[] {
  const around = statesOf(chart).filter((state) => `${id}.`.startsWith(`${state.id}.`));
  return [...new Set(around.flatMap(({ transitions }) => transitions.map(eventWords)))];
}
