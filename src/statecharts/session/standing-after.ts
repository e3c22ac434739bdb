import { createMask } from './mask';
import type { Observation } from '#kit/session/observe';
import { observeShop } from './system';
import { replay } from './replay';
import type { ActorReport } from '#kit/session/report';
import type { Session } from '#kit/session/session';
import { endOf } from '#kit/session/session';

/** Where an actor stands after a session, also one that has ended in it; undefined when it never ran. */
export function standingAfter(session: Session, address: string): ActorReport | undefined {
  return actorsAfter(session).find((actor) => actor.address === address);
}

/** Every machine that has run in a session, where it stands or how it ended. */
export function actorsAfter(session: Session): readonly ActorReport[] {
  let observation: Observation | undefined;
  replay(session, endOf(session), {
    onOpened: ({ shop, clock }) => {
      observation = observeShop(shop, {
        elapsed: clock.now,
        mask: createMask(),
        entries: () => 0,
        onEvent: () => undefined,
      });
    },
  });
  return observation?.actors() ?? [];
}
