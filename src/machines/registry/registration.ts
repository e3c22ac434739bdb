import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';

/** An event with its payload, and the words a path text uses for it. */
export interface EventCase<Event> {
  readonly name: string;
  readonly event: Event;
}

/** A machine of the shop as tools see it. */
export interface RegisteredMachine {
  /** Where it lives: the folder's name, or the file's when a folder has two. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** What a lone run of it is started with. */
  readonly input: unknown;
  /** Every outside event it understands, with payloads that matter. */
  readonly cases: readonly EventCase<{ readonly type: string }>[];
  /** The systemIds or page paths under which it runs in the shop. */
  readonly appears: readonly string[];
}

interface Registration<Machine extends AnyStateMachine> {
  readonly name: string;
  readonly machine: Machine;
  readonly input: InputFrom<Machine>;
  readonly cases: readonly EventCase<EventFromLogic<Machine>>[];
  readonly appears: readonly string[];
}

/** A registration whose input and cases fit its machine. */
export function register<Machine extends AnyStateMachine>(registration: Registration<Machine>): RegisteredMachine {
  return registration;
}

/** A case without payload is named by its event. */
export function bare<Type extends string>(type: Type): EventCase<{ type: Type }> {
  return { name: type, event: { type } };
}
