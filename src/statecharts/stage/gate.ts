import { deliverBy } from '#kit/xstate-internals';
import type { Shop } from '#shop';

/**
 * Keeps what a page reports while it is drawn from changing a shop that has been replayed: its routes would tell it, as on
 * any visit, that they are open. Pages may join, which drawing needs. Answers how to let everything through.
 */
export function closeGate({ actor }: Pick<Shop, 'actor'>): () => void {
  let isOpen = false;
  deliverBy(actor.system, (relay) => (source, target, event) => {
    if (isOpen || source !== undefined || /^(page\.entered$|lock\.)/.test(event.type)) {
      relay(source, target, event);
    }
  });
  return () => {
    isOpen = true;
  };
}
