import type {
  ActorScope,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
  InspectionEvent,
} from 'xstate';

/** The system that an actor is part of. */
export type ActorsSystem = AnyActorRef['system'];

// XState promises nothing of what is read here. No other file reads it, and a test says when a new version names it otherwise.

/** A timer that runs in a system. */
export interface ScheduledEvent {
  /** The actor that waits. */
  readonly source: AnyActorRef;
  readonly event: EventObject;
  /** Milliseconds from its start to its end. */
  readonly delay: number;
}

/** An action that a machine asks for, with its parameters. */
export interface AskedAction {
  readonly type: string;
  readonly params?: unknown;
}

/** Whom a machine that is only calculated tells what it would do. */
interface ScopeListeners {
  readonly onAction: (action: AskedAction) => void;
  readonly onEmitted?: (event: unknown) => void;
}

/** The state nodes that a machine is in, parents included. */
export function activeNodes(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  return snapshot._nodes;
}

/** The transitions that a microstep takes, one for each region that moves; none in any other inspection event. */
export function transitionsTaken(record: InspectionEvent): readonly AnyTransitionDefinition[] {
  return record.type === '@xstate.microstep' ? record._transitions : [];
}

/** Who started an actor; undefined for a root. */
export function parentOf(actor: AnyActorRef): AnyActorRef | undefined {
  return actor._parent;
}

/** The machine that an actor runs; what it answers for an actor that runs none is no machine. */
export function machineOf(actor: AnyActorRef): AnyStateMachine {
  return (actor as unknown as { readonly logic: AnyStateMachine }).logic;
}

/** The timers that run in a system: the same object for the same timer each time. */
export function scheduledEvents(system: ActorsSystem): readonly ScheduledEvent[] {
  return Object.values(system.getSnapshot()._scheduledEvents);
}

/** Makes an actor known in a system under a systemId, as if the system had started it. */
export function addToSystem(system: ActorsSystem, systemId: string, actor: AnyActorRef): void {
  (system as unknown as { _set: (systemId: string, actor: AnyActorRef) => void })._set(systemId, actor);
}

/** The same system, but that its inspection events are told to a listener and to nobody else. */
export function withInspector(system: ActorsSystem, hear: (record: InspectionEvent) => void): ActorsSystem {
  return Object.create(system, { _sendInspectionEvent: { value: hear } }) as ActorsSystem;
}

/** Keeps from the actors of a system such events as no actor sends, until the returned function is called. */
export function holdOutside(system: ActorsSystem, isHeld: (event: EventObject) => boolean): () => void {
  const relaying = system as unknown as { _relay: (source: unknown, target: unknown, event: EventObject) => void };
  const relay = relaying._relay;
  relaying._relay = (source, target, event) => {
    if (source !== undefined || !isHeld(event)) {
      relay(source, target, event);
    }
  };
  return () => {
    relaying._relay = relay;
  };
}

/** What a machine is calculated in: it moves as it would in this actor, and does nothing. */
export function calculatingScope(
  self: AnyActorRef,
  system: ActorsSystem,
  { onAction, onEmitted = () => undefined }: ScopeListeners,
): ActorScope<AnyMachineSnapshot, EventObject> {
  return {
    self,
    system,
    id: self.id,
    sessionId: self.sessionId,
    logger: () => undefined,
    defer: () => undefined,
    stopChild: () => undefined,
    emit: onEmitted,
    actionExecutor: onAction,
  };
}
