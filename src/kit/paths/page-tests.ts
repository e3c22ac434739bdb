import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { EventExecutor, TestModel, TestParam } from 'xstate/graph';

import { stateNodes } from '#kit/charts/transitions';

import type { Driver } from './driver';
import type { AnyPagePlace } from './page-place';
import { createTestModel } from './test-model';
import { arrivalOf } from './traversal';
import { seenBy } from './walk';

type Executor = EventExecutor<AnyMachineSnapshot, EventObject>;

/** The test model of a machine as a page starts it, with the events that can be caused there. */
export function testModelAt({ model, causes }: AnyPagePlace): TestModel<AnyMachineSnapshot, EventObject, unknown> {
  return createTestModel<AnyStateMachine>(model.machine, {
    ...model,
    input: model.starts[0]?.input,
    events: (snapshot) =>
      model.cases.flatMap(({ name, event }) => (causes.get(name)?.when(snapshot) === true ? [event] : [])),
  });
}

/**
 * What `path.test` of `xstate/graph` takes: a driver opens the page, causes each event there, lets the time of timers pass, and
 * looks in every state at what the page shows. A state that nothing is said of, and an event that nobody causes, throw.
 */
export function pageTests(at: AnyPagePlace, driver: Driver): TestParam<AnyMachineSnapshot, EventObject> {
  const { model, notOnPage, causes } = at;
  const { begin, pass, check } = seenBy(driver, at);
  const cause: Executor = async ({ event }) => {
    const { name } = model.cases.find((known) => JSON.stringify(known.event) === JSON.stringify(event)) ?? {};
    const known = causes.get(name ?? '');
    if (!known) {
      throw new Error(
        `Nobody at ${at.place} causes ${JSON.stringify(event)}: ${notOnPage.get(event.type) ?? 'no case'}.`,
      );
    }
    await known.cause(driver);
  };
  const wait: Executor = ({ state }) => pass(arrivalOf(state).wait);
  const timers = stateNodes(model.machine).flatMap(({ after }) => after.map(({ eventType }) => eventType));
  const types = [...model.cases.map(({ event }) => event.type), ...notOnPage.keys()];
  return {
    states: { '*': check },
    events: Object.fromEntries([
      ['xstate.init', () => begin(model.starts[0]?.name ?? '')],
      ...timers.map((type) => [type, wait]),
      ...types.map((type) => [type, cause]),
    ]),
  };
}
