import { SimulatedClock, createActor } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';

import { place } from '#kit/paths/place';

interface Cells<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly input: InputFrom<Machine>;
  /** The events that lead to each state from a fresh start. */
  readonly pathTo: Readonly<Record<string, readonly EventFromLogic<Machine>[]>>;
  readonly events: Readonly<Record<string, EventFromLogic<Machine>>>;
}

/** The state an event leads to, or `·` when it is refused and nothing changes. */
export type CellTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every state × event cell of a machine: each event is sent to a fresh actor in each state. */
export function cellsOf<Machine extends AnyStateMachine>({
  machine,
  input,
  pathTo,
  events,
}: Cells<Machine>): CellTable {
  return mapValues(pathTo, (path) =>
    mapValues(events, (event) => {
      const actor = startedActor(machine, input);
      path.forEach((step) => actor.send(step));
      const before: AnyMachineSnapshot = actor.getSnapshot();
      const accepts = before.can(event);
      if (before.status === 'active') {
        actor.send(event);
      }
      const after: AnyMachineSnapshot = actor.getSnapshot();
      if (!accepts && (place(after) !== place(before) || after.context !== before.context)) {
        throw new Error(`${place(before)} refuses ${event.type} and still changes`);
      }
      return accepts ? place(after) : '·';
    }),
  );
}

/** A machine running by itself on a clock that only moves when it is set. */
export function startedActor<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  clock = new SimulatedClock(),
): AnyActorRef {
  return createActor(machine as AnyStateMachine, { input, clock }).start();
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
