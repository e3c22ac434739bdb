import { machineOf } from '#kit/xstate-internals';
import { registry } from '#machines/registry';
import type { Shop } from '#shop';

import { actorAt } from '#kit/session/address';
import { refusalOf } from '#kit/session/explain';
import type { Offer } from '#kit/session/report';
import { scenesOf } from './scenes';

/** What can be sent to an actor: the moves of its scenes, which use facts of the shop, then the registry's cases. */
export function offersFor(shop: Pick<Shop, 'actor'>, address: string): readonly Offer[] {
  const actor = actorAt(shop, address);
  if (!actor) {
    return [];
  }
  const { id } = machineOf(actor);
  const registered = registry.find(({ machine }) => machine.id === id);
  const moves = scenesOf(registered?.name ?? '').flatMap(({ moves }) => moves);
  const single = moves.flatMap(({ name, events: [told, ...others] }) =>
    told?.to === address && others.length === 0 ? [{ name, event: told.event }] : [],
  );
  const offered = [...single, ...(registered?.outside ?? [])];
  const written = offered.map(({ event }) => JSON.stringify(event));
  return offered
    .filter((_, index) => written.indexOf(written[index] ?? '') === index)
    .map(({ name, event }) => ({ name, event, refusal: refusalOf(actor, event) }));
}
