import type { AnyActorRef } from 'xstate';

/**
 * Calls back when an actor changes, once it has told others of it and they have changed, too: what moves from one to
 * another is seen in both. Returns what ends it.
 */
export function hear(actors: readonly AnyActorRef[], onChange: () => void): () => void {
  const heard = actors.map((actor): unknown => actor.getSnapshot());
  const subscriptions = actors.map((actor, index) =>
    actor.subscribe((snapshot: unknown) => {
      heard[index] = snapshot;
      if (actors.every((other, place) => other.getSnapshot() === heard[place])) {
        onChange();
      }
    }),
  );
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
}
