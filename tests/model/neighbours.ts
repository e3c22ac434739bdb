import { createActor, fromTransition } from 'xstate';
import type { AnyActorRef } from 'xstate';

/** The context of actors that a machine asks for by their systemId, where a lone run would find nobody. */
export type Neighbours = Readonly<Record<string, object>>;

/** Adds stand-ins to a system that show their context and take every message. */
export function invite(system: unknown, neighbours: Neighbours = {}): void {
  // XState has no public way to add an actor to a running system.
  const { _set } = system as { readonly _set: (systemId: string, actor: AnyActorRef) => void };
  for (const [systemId, context] of Object.entries(neighbours)) {
    _set(
      systemId as never,
      createActor(
        fromTransition((state) => state, context),
        { id: systemId },
      ) as never,
    );
  }
}
