import { useMemo } from 'react';

import type { Address } from '../address';
import type { ChartedMachine } from '../machines';
import { sessionFromLink } from '../session/link';
import { endOf } from '../session/session';
import type { PictureOrReason } from '../stage/picture';
import { openingPicture, pictureOf } from '../stage/picture';
import type { Played } from './use-played';
import type { Place } from './tape';

/** What the address asks the stage to show. */
export interface Wish {
  readonly place: Place | undefined;
  /** The address of the actor that the drawing is about. */
  readonly actor: string | undefined;
  /** Why it cannot be shown. */
  readonly reason: string | undefined;
  /** How the shop comes to look like that. */
  readonly moves: readonly string[];
}

/** The picture that an address names: a step of a path, a state, other states with it, or a session of its own. */
export function useWish(
  { name, machine }: ChartedMachine,
  { state, also, session, width }: Address,
  played: Played | undefined,
): Wish {
  const along = played?.along;
  const place = played?.place;
  return useMemo(() => {
    if (along && place) {
      return { place, actor: along.actor, reason: undefined, moves: along.moves };
    }
    const others = also === undefined ? [] : also.split(',');
    const picture =
      state === undefined ? openingPicture(name, width) : pictureOf([`${machine.id}.${state}`, ...others], width);
    return session === undefined ? wishFor(picture) : { ...wishFor(picture), ...ownWish(session) };
  }, [name, machine, state, also, session, width, along, place]);
}

function wishFor(picture: PictureOrReason): Wish {
  if ('reason' in picture) {
    return { place: undefined, actor: undefined, reason: picture.reason, moves: [] };
  }
  const { session, actor, moves } = picture;
  return { place: { session, until: endOf(session) }, actor, reason: undefined, moves };
}

function ownWish(link: string): Pick<Wish, 'place' | 'reason'> {
  try {
    const session = sessionFromLink(link);
    return { place: { session, until: endOf(session) }, reason: undefined };
  } catch (error) {
    return { place: undefined, reason: String(error) };
  }
}
