import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate';

import { addressOf, childrenOf, isMachine } from './address';
import type { Mask, Running, System } from './system';

/** Where a machine stands, as plain JSON without secrets. */
export interface ActorState {
  readonly status: string;
  readonly value: StateValue;
  /** Without what it was handed at its start and never changes. */
  readonly context: Readonly<Record<string, unknown>>;
}

/** Every running machine of a system, the root first, by address. */
export function statesOf(
  { actor: root }: Running,
  { handedIn }: System,
  mask: Mask,
): Readonly<Record<string, ActorState>> {
  return Object.fromEntries(machinesBelow(root).map((actor) => [addressOf(actor), stateOf(actor, handedIn, mask)]));
}

/** An actor's machine and those of all its children, parents first. */
export function machinesBelow(actor: AnyActorRef): readonly AnyActorRef[] {
  if (!isMachine(actor)) {
    return [];
  }
  const children = Object.values(childrenOf(actor)).filter((child) => child !== undefined);
  return [actor, ...children.flatMap(machinesBelow)];
}

/** The state of an actor as a report tells it, without what was handed in, and masked. */
export function stateOf(actor: AnyActorRef, handedIn: System['handedIn'], mask: Mask): ActorState {
  const { status, value, context } = actor.getSnapshot() as AnyMachineSnapshot;
  const own = Object.entries(context as Record<string, unknown>).filter(([field]) => !handedIn.has(field));
  return mask({ status, value, context: Object.fromEntries(own) });
}
