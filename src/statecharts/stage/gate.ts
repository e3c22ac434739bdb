import type { AnyActorRef, EventObject } from 'xstate';

import type { Shop } from '#shop';

/** As XState delivers every event, whether an actor sends it or not. */
interface Relaying {
  _relay: (source: AnyActorRef | undefined, target: AnyActorRef, event: EventObject) => void;
}

/**
 * Keeps what a page reports while it is drawn from changing a shop that has been replayed: its routes would tell it, as on
 * any visit, that they are open. Pages may join, which drawing needs. Answers how to let everything through.
 */
export function closeGate({ actor }: Pick<Shop, 'actor'>): () => void {
  const system = actor.system as unknown as Relaying;
  const relay = system._relay;
  let isOpen = false;
  system._relay = (source, target, event) => {
    if (isOpen || source !== undefined || /^(page\.entered$|lock\.)/.test(event.type)) {
      relay(source, target, event);
    }
  };
  return () => {
    isOpen = true;
  };
}
