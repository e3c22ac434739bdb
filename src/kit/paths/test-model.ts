import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom } from 'xstate';
import { TestModel } from 'xstate/graph';
import type { TestModelOptions } from 'xstate/graph';

import { activeNodes } from '#kit/xstate-internals';

import type { Model } from './model';

import { isWalked, keyOf } from './graph';

import { arrivalOf, dueEvents, startOf, traversalLogic } from './traversal';

type Options<Machine extends AnyStateMachine> = Partial<
  TestModelOptions<SnapshotFrom<Machine>, EventFromLogic<Machine>, InputFrom<Machine>>
> &
  Pick<Model, 'ignoredContext' | 'bound' | 'neighbours'>;

/**
 * The test model of `xstate/graph`, with its own paths and `path.test({ states, events })`, for machines that
 * its `createTestModel` refuses as well: a timer that is due is one of the events, and what invoked actors answer may be given
 * in `events` like every other payload. In a list an event type without a payload needs no entry; a function names them all.
 */
export function createTestModel<Machine extends AnyStateMachine>(
  machine: Machine,
  { ignoredContext, bound, neighbours, ...options }: Options<Machine> = {},
): TestModel<SnapshotFrom<Machine>, EventFromLogic<Machine>, InputFrom<Machine>> {
  const model: Model = { name: machine.id, machine, starts: [], cases: [], ignoredContext, bound, neighbours };
  const eventsAt = (snapshot: AnyMachineSnapshot): readonly EventObject[] => {
    if (typeof options.events === 'function') {
      return [...options.events(snapshot as never), ...dueEvents(snapshot)];
    }
    const given: readonly EventObject[] = options.events ?? [];
    const types = [...new Set(activeNodes(snapshot).flatMap(({ ownEvents }) => ownEvents))];
    const fromOutside = types.flatMap((type): readonly EventObject[] => {
      const payloads = given.filter((event) => event.type === type);
      return payloads.length > 0 || type.startsWith('xstate.') ? payloads : [{ type }];
    });
    return [...fromOutside, ...dueEvents(snapshot)];
  };
  const test = new CompleteTestModel(traversalLogic(machine, neighbours), {
    fromState: startOf(machine, options.input, neighbours),
    serializeState: (snapshot) => keyOf(model, snapshot, arrivalOf(snapshot).timers),
    stopWhen: (snapshot) => !isWalked(model, snapshot),
    stateMatcher: (snapshot, key) =>
      key.startsWith('#')
        ? activeNodes(snapshot).includes(machine.getStateNodeById(key))
        : snapshot.matches(key as never),
    ...(options as object),
    events: eventsAt,
  });
  return test as unknown as TestModel<SnapshotFrom<Machine>, EventFromLogic<Machine>, InputFrom<Machine>>;
}

class CompleteTestModel extends TestModel<AnyMachineSnapshot, EventObject, unknown> {
  /** XState leaves the options of the model out here, its input too. */
  override getPathsFromEvents(
    ...[events, options]: Parameters<TestModel<AnyMachineSnapshot, EventObject, unknown>['getPathsFromEvents']>
  ) {
    return super.getPathsFromEvents(events, { ...this.options, ...options, events });
  }
}
