import { stateNodes, transitions } from '#kit/charts/transitions';

import { refusedCells } from '../cells';
import { explore, leavesOf, nodeAt } from '../graph';
import type { Model } from '../model';
import type { Graph } from '../graph';
import { scriptOf, observationsOf } from '../script';
import type { Criterion } from '../suite';
import { isPair, pairId, passedBy, reachableGoals, suiteFor } from '../suite';

/** How often something happened on running actors. */
export interface Count {
  readonly id: string;
  readonly count: number;
}

/** An event that a state refused; in a parallel state each active leaf counts. */
export interface RefusedCount {
  readonly state: string;
  readonly event: string;
  readonly case: string;
  readonly count: number;
}

/** What a suite made a machine do. Every state and transition of the drawing is listed, with 0 where nothing happened. */
export interface MachineCoverage {
  readonly machine: string;
  readonly states: readonly Count[];
  readonly transitions: readonly Count[];
  /** Two transitions one after the other, `first » second`, as far as a path of the model has them. */
  readonly pairs: readonly Count[];
  readonly refused: readonly RefusedCount[];
  /** Ids that nothing can reach, with the reason. */
  readonly justified: Readonly<Record<string, string>>;
}

/** Runs the suite of a machine and all its refused cells on actors, and counts what they really did. */
export function coverageOf(model: Model, criterion: Criterion): MachineCoverage {
  const graph = explore(model);
  const states = new Tally(stateNodes(model.machine).map(({ id }) => id));
  const branches = new Tally(transitions(model.machine).keys());
  const pairs = new Tally([...reachableGoals(graph, 'pairs')].filter(isPair));
  for (const path of suiteFor(graph, criterion).paths) {
    let before: readonly string[] | undefined;
    for (const { standing, taken } of observationsOf(model.machine, model, scriptOf(model.name, path))) {
      // A timer that is looked at a millisecond early has taken nothing yet.
      if (before === undefined || taken.length > 0) {
        states.add([...standing.states, ...taken.flatMap(passedBy)]);
        branches.add(taken);
        pairs.add((before ?? []).flatMap((first) => taken.map((second) => pairId(first, second))));
        before = taken;
      }
    }
  }
  return {
    machine: model.name,
    states: states.counts(),
    transitions: branches.counts(),
    pairs: pairs.counts(),
    refused: refusedCounts(graph),
    justified: model.unreachable ?? {},
  };
}

/** States and transitions that nothing reached although nobody has justified that. */
export function missingIn({ states, transitions, justified }: MachineCoverage): readonly string[] {
  return [...states, ...transitions].filter(({ id, count }) => count === 0 && !(id in justified)).map(({ id }) => id);
}

/** How many of some counts are not 0. */
export function covered(counts: readonly Count[]): number {
  return counts.filter(({ count }) => count > 0).length;
}

/** Sends every refused event to a running actor and counts those that it did not stir at. */
function refusedCounts(graph: Graph): readonly RefusedCount[] {
  const counts = new Map<string, RefusedCount>();
  for (const { script, count, key } of refusedCells(graph)) {
    const seen = [...observationsOf(graph.model.machine, graph.model, script)];
    const events = script.acts.slice(-count);
    events.forEach((act, index) => {
      const observed = seen.at(index - count);
      if (!('event' in act) || observed?.taken.length !== 0) {
        return;
      }
      for (const state of leavesOf(nodeAt(graph, key).snapshot)) {
        const id = `${state} — ${act.name}`;
        const known = counts.get(id)?.count ?? 0;
        counts.set(id, { state, event: act.event.type, case: act.name, count: known + 1 });
      }
    });
  }
  return [...counts.values()];
}

class Tally {
  private readonly byId: Map<string, number>;

  constructor(ids: Iterable<string>) {
    this.byId = new Map([...ids].map((id) => [id, 0]));
  }

  add(ids: readonly string[]): void {
    ids.forEach((id) => this.byId.set(id, (this.byId.get(id) ?? 0) + 1));
  }

  counts(): readonly Count[] {
    return [...this.byId].map(([id, count]) => ({ id, count }));
  }
}
