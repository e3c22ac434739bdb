import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';

import { sessionToLink } from '#kit/session/link';
import type { Session } from '#kit/session/session';

import { writeAddress } from '../address';
import type { DeskAddress } from '../address';
import { askedAddress, showInBar } from '../use-address';
import { addressBarMachine } from './address-bar.machine';

/** Where a shop stands that has gone its own way. */
export interface ShopPoint {
  readonly address: DeskAddress;
  /** All that has happened, also what lies ahead after a step back. */
  readonly timeline: Session;
  /** How much of it has happened. */
  readonly step: number;
  /** The address of the actor that is watched, where its machine runs more than once. */
  readonly namedActor: string | undefined;
}

/** The address of a point, with its timeline as a link. */
export function addressOfPoint({ address, timeline, step, namedActor }: ShopPoint, link: string | undefined): string {
  return writeAddress({
    ...address,
    session: link,
    step: step === timeline.events.length ? 0 : step,
    actor: namedActor,
  });
}

/**
 * Lets the address bar follow the shop, for reloads and copies; without a point it shows what was asked for. What is asked for
 * meanwhile stays: the desk has not drawn it yet.
 */
export function useAddressBar(asked: DeskAddress, point: ShopPoint | undefined): void {
  const actor = useActorRef(addressBarMachine);
  const plain = point && addressOfPoint(point, undefined);
  const timeline = point?.timeline;
  useEffect(() => {
    const { href: before } = askedAddress();
    const write = () => {
      if (askedAddress().href !== before) {
        return 0;
      }
      const href = plain && timeline && `${plain}#session=${sessionToLink(timeline)}`;
      showInBar(href);
      return href?.length ?? 0;
    };
    actor.send({ type: 'shop.changed', write });
  }, [actor, asked, plain, timeline]);
}
