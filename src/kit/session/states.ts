import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate';

import type { Shop } from '#shop';

import { addressOf, childrenOf, isMachine } from './address';
import type { Mask } from '#statecharts/session/mask';

/** Where a machine stands, as plain JSON without secrets. */
export interface ActorState {
  readonly status: string;
  readonly value: StateValue;
  /** Without what it was handed at its start and never changes. */
  readonly context: Readonly<Record<string, unknown>>;
}

/** Facts of the shop that every run is handed alike: 50 products tell nothing about a state. */
const HANDED_IN = new Set(['world', 'samples', 'products', 'records', 'sampleOrder']);

/** Every running machine of a shop, the root first, by address. */
export function statesOf(shop: Pick<Shop, 'actor'>, mask: Mask): Readonly<Record<string, ActorState>> {
  return Object.fromEntries(machinesBelow(shop.actor).map((actor) => [addressOf(actor), stateOf(actor, mask)]));
}

/** An actor's machine and those of all its children, parents first. */
export function machinesBelow(actor: AnyActorRef): readonly AnyActorRef[] {
  if (!isMachine(actor)) {
    return [];
  }
  const children = Object.values(childrenOf(actor)).filter((child) => child !== undefined);
  return [actor, ...children.flatMap(machinesBelow)];
}

export function stateOf(actor: AnyActorRef, mask: Mask): ActorState {
  const { status, value, context } = actor.getSnapshot() as AnyMachineSnapshot;
  const own = Object.entries(context as Record<string, unknown>).filter(([field]) => !HANDED_IN.has(field));
  return mask({ status, value, context: Object.fromEntries(own) });
}
