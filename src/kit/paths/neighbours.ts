import { createActor, createMachine } from 'xstate';

import { addToSystem } from '#kit/xstate-internals';
import type { ActorsSystem } from '#kit/xstate-internals';

import type { Neighbours } from './model';

/** Adds stand-ins to a system that show their context, have no tags and take every message. */
export function addNeighbours(system: ActorsSystem, neighbours: Neighbours = {}): void {
  for (const [systemId, context] of Object.entries(neighbours)) {
    addToSystem(system, systemId, createActor(createMachine({ context }), { id: systemId }));
  }
}
