import type { ChartDefinition } from './definition';
import { statesOf, transitionsOf } from './definition';
import { durationWords, eventWords } from './words';

/** What there is in a machine, each thing once. */
export interface Facts {
  readonly states: readonly string[];
  readonly events: readonly string[];
  readonly guards: readonly string[];
  readonly delays: readonly string[];
  readonly actions: readonly string[];
  readonly actors: readonly string[];
}

/** Collects the facts of a chart. The root counts as no state unless it is the only one. */
export function factsOf(chart: ChartDefinition): Facts {
  const states = statesOf(chart);
  const transitions = transitionsOf(chart).map(({ transition }) => transition);
  const inner = states.length > 1 ? states.slice(1) : states;
  return {
    states: inner.map(({ id }) => (id === chart.root.id ? id : id.slice(chart.root.id.length + 1))),
    events: once(transitions.filter(({ event, delay }) => event !== '' && !delay).map(eventWords)),
    guards: once(transitions.map(({ guard }) => guard)),
    delays: once(transitions.map(({ delay }) => delay && delayWords(delay))),
    actions: once([
      ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
      ...transitions.flatMap(({ actions }) => actions),
    ]),
    actors: once(
      states.flatMap(({ invokes }) => invokes.map(({ id, source }) => (id === source ? id : `${id} (${source})`))),
    ),
  };
}

function delayWords({ name, ms }: { readonly name?: string | undefined; readonly ms?: number | undefined }): string {
  const duration = ms === undefined ? 'as its data says' : durationWords(ms);
  return name === undefined ? duration : `${name}: ${duration}`;
}

function once(names: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(names.filter((name) => name !== undefined))];
}
