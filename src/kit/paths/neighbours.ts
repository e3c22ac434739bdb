import { createActor, fromTransition } from 'xstate';
import type { AnyActorRef } from 'xstate';

import type { Neighbours } from './model';

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
