import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';

import { nameOf } from '#kit/charts/named';
import { activeNodes } from '#kit/xstate-internals';

/** Why an actor would do nothing on an event, in a sentence; undefined when it would do something. */
export function refusalOf(actor: AnyActorRef, event: EventObject): string | undefined {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (snapshot.status !== 'active') {
    return 'It has ended: nothing reaches it any more.';
  }
  if (snapshot.can(event)) {
    return undefined;
  }
  const candidates = activeNodes(snapshot).flatMap((node) => node.transitions.get(event.type) ?? []);
  if (candidates.length === 0) {
    return `Unhandled: no active state reacts to "${event.type}".`;
  }
  const guards = candidates.map(guardOf).filter((guard) => guard !== undefined);
  return guards.length === 0
    ? `Forbidden: "${event.type}" is caught by an active state, which does nothing.`
    : `Refused: ${guards.join(' and ')} said no.`;
}

/** The name of a transition's guard. */
export function guardOf({ guard }: AnyTransitionDefinition): string | undefined {
  return nameOf(guard);
}
