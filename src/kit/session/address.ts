import type { AnyActor, AnyActorRef, AnyMachineSnapshot } from 'xstate';

import { parentOf } from '#kit/xstate-internals';

import type { Running } from './system';

/** Names an actor in every run alike: its systemId, or its parent's address and its place there. */
export function addressOf(actor: AnyActorRef): string {
  const parent = parentOf(actor);
  return (actor as AnyActor).systemId ?? (parent ? `${addressOf(parent)}/${actor.id}` : actor.id);
}

/** The running actor at an address; undefined when there is none at this moment. */
export function actorAt({ actor }: Running, address: string): AnyActorRef | undefined {
  const known: AnyActorRef | undefined = actor.system.get(address);
  const slash = address.lastIndexOf('/');
  if (known || slash < 0) {
    return known;
  }
  const parent = actorAt({ actor }, address.slice(0, slash));
  return parent && childrenOf(parent)[address.slice(slash + 1)];
}

/** The actors that an actor has started, by their place; none for one that is no machine. */
export function childrenOf(actor: AnyActorRef): Readonly<Record<string, AnyActorRef | undefined>> {
  return isMachine(actor) ? (actor.getSnapshot() as AnyMachineSnapshot).children : {};
}

/** Callbacks have no states to show. */
export function isMachine(actor: AnyActorRef): boolean {
  return 'value' in (actor.getSnapshot() as object);
}
