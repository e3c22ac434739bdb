import { createActor, fromCallback, setup } from 'xstate';
import type { ActorRefFrom, AnyStateMachine, EventObject, InputFrom } from 'xstate';

interface MessageSpy<Machine extends AnyStateMachine> {
  readonly actor: ActorRefFrom<Machine>;
  /** Messages sent to the other actors, in order: the systemId and the event. */
  readonly received: readonly (readonly [who: string, event: EventObject])[];
}

/** Runs a machine in a system where spies stand in for the actors it sends messages to. */
export function spyOnMessages<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  others: readonly string[],
): MessageSpy<Machine> {
  const received: (readonly [string, EventObject])[] = [];
  const listener = fromCallback<EventObject, { name: string }>(({ input: { name }, receive }) => {
    receive((event) => received.push([name, event]));
  });
  const root = setup({ actors: { tested: machine as AnyStateMachine, listener } }).createMachine({
    invoke: [
      ...others.map((name) => ({ systemId: name, src: 'listener' as const, input: { name } })),
      { systemId: 'tested', src: 'tested' as const, input },
    ],
  });
  const { system } = createActor(root).start();
  return { actor: system.get('tested') as ActorRefFrom<Machine>, received };
}

/** The event by which a finished child tells the machine that invoked it. */
export function done(childId: string, output: unknown): never {
  return { type: `xstate.done.actor.${childId}`, output } as never;
}
