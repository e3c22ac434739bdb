import type { EventObject } from 'xstate';

import type { EventCase } from './model';

import type { Graph, ModelNode } from './graph';
import type { Script } from './script';
import { passing, pathsToAll, scriptOf } from './script';
import { step } from './step';

/** An event that comes when most of a delay is over, and when the timer is due then. */
export interface TimingCase {
  readonly script: Script;
  readonly event: EventObject;
  /** The delay of the timer, in ms. */
  readonly delay: number;
  /** Ms between the start of the timer and the event: 60 %. */
  readonly at: number;
  /** Ms between the start of the timer and its firing; absent when the event stops it. */
  readonly due: number | undefined;
  /** Whether the event is one that the state refuses. */
  readonly isRefused: boolean;
}

/** For every model state that waits: each event at 60 % of the delay, then the timer a millisecond early and on time. */
export function timingCases(graph: Graph): readonly TimingCase[] {
  return [...pathsToAll(graph)].flatMap(([node, path]) => {
    const [timer] = node.timers;
    if (!timer) {
      return [];
    }
    const at = Math.round(timer.due * 0.6);
    return graph.model.cases.map((eventCase) => {
      const due = dueAfter(graph, node, eventCase, at);
      const wait = { name: `${at} ms pass`, ms: at };
      const rest = due === undefined ? [{ name: 'twice the delay passes', ms: 2 * timer.due }] : passing(due - at);
      return {
        script: scriptOf(`${node.name}: ${eventCase.name} at ${at} ms`, path, [wait, eventCase, ...rest]),
        event: eventCase.event,
        delay: timer.due,
        at,
        due,
        isRefused: (graph.refused.get(node.key) ?? []).some(({ name }) => name === eventCase.name),
      };
    });
  });
}

function dueAfter(
  { model }: Graph,
  { snapshot, timers }: ModelNode,
  { event }: EventCase,
  at: number,
): number | undefined {
  return step(model.machine, { snapshot, timers, time: at }, event, model.neighbours).timers[0]?.due;
}
