import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';

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
export function addressOfPoint({ address, timeline, step, namedActor }: ShopPoint, link: string): string {
  return writeAddress({
    ...address,
    session: link,
    step: step === timeline.events.length ? 0 : step,
    actor: namedActor,
  });
}

/** Lets the address bar follow the shop, for reloads and copies; undefined where the address as it was asked for leads there. */
export function useAddressBar(point: ShopPoint | undefined): void {
  const pointRef = useRef(point);
  const machine = useMemo(
    () =>
      addressBarMachine.provide({
        actors: {
          write: fromPromise(() => {
            const begun = performance.now();
            const now = pointRef.current;
            showInBar(now && addressOfPoint(now, sessionToLink(now.timeline)));
            return Promise.resolve(performance.now() - begun);
          }),
        },
      }),
    [],
  );
  const actor = useActorRef(machine);
  const key = JSON.stringify([askedAddress().href, point?.address, point?.step, point?.namedActor]);
  const timeline = point?.timeline;
  useEffect(() => {
    pointRef.current = point;
  });
  useEffect(() => actor.send({ type: 'shop.changed' }), [actor, key, timeline]);
}
