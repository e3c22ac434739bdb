import { useMemo } from 'react';

import type { Address } from '../address';
import type { ChartedMachine } from '../machines';
import { messageOf } from '../message-of';
import { sessionFromLink } from '#kit/session/link';
import { endOf } from '#kit/session/session';
import type { PictureOrReason } from '../stage/picture';
import { openingPicture, pictureOf } from '../stage/picture';
import type { Played } from './use-played';
import type { Place } from '#kit/session/tape';

/** A place on a tape, and what of the page is brought to the middle, as a CSS selector. */
interface PlaceOnPage extends Place {
  readonly part?: string | undefined;
}

/** What the address asks the stage to show. */
export interface Wish {
  readonly place: PlaceOnPage | undefined;
  /** The address of the actor that the drawing is about. */
  readonly actor: string | undefined;
  /** Why it cannot be shown. */
  readonly reason: string | undefined;
  /** How the shop comes to look like that, in words; undefined where a link brought it. */
  readonly moves: readonly string[] | undefined;
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
      const { actor, part } = along;
      return { place: { ...place, part }, actor, reason: undefined, moves: place.moves };
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
  const { session, actor, moves, part } = picture;
  return { place: { session, until: endOf(session), part }, actor, reason: undefined, moves };
}

function ownWish(link: string): Omit<Wish, 'actor'> {
  try {
    const session = sessionFromLink(link);
    return { place: { session, until: endOf(session) }, reason: undefined, moves: undefined };
  } catch (error) {
    return { place: undefined, reason: messageOf(error), moves: [] };
  }
}
