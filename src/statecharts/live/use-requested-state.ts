import { useMemo } from 'react';

import type { DeskAddress } from '../address';
import type { ChartedMachine } from '../machines';
import { messageOf } from '#kit/message-of';
import { endOf } from '#kit/session/session';
import { linkedSession } from '../session/linked';
import type { PictureOrReason } from '../stage/picture';
import { openingPicture, pictureOf } from '../stage/picture';
import type { PathPlayback } from './use-path-playback';
import type { TimelinePoint } from '#kit/session/timeline';
import { pointAfter } from '#kit/session/timeline';

/** A point on a timeline, and what of the page is brought to the middle, as a CSS selector. */
interface PointOnPage extends TimelinePoint {
  readonly part?: string | undefined;
}

/** What the address asks the stage to show. */
export interface RequestedState {
  readonly point: PointOnPage | undefined;
  /** The address of the actor that the drawing is about. */
  readonly actor: string | undefined;
  /** Why it cannot be shown. */
  readonly reason: string | undefined;
  /** How the shop comes to look like that, in words; undefined where a link brought it. */
  readonly moves: readonly string[] | undefined;
}

/** The picture that an address names: a step of a path, a state, other states with it, or a session of its own. */
export function useRequestedState(
  charted: ChartedMachine,
  { state, also, session, actor, width, step }: RequestAddress,
  playback: PathPlayback | undefined,
): RequestedState {
  const shopPath = playback?.shopPath;
  const point = playback?.point;
  return useMemo(
    () =>
      shopPath && point
        ? {
            point: { ...point, part: shopPath.part },
            actor: shopPath.actor,
            reason: undefined,
            moves: point.moves,
          }
        : requestedState(charted, { state, also, session, actor, width, step }),
    [charted, state, also, session, actor, width, step, shopPath, point],
  );
}

/** What of an address asks something of the shop. */
type RequestAddress = Pick<DeskAddress, 'state' | 'also' | 'session' | 'actor' | 'width' | 'step'>;

/** What an address without a path asks for; kept apart from React so that it can be tried. */
export function requestedState(
  { name, machine }: ChartedMachine,
  { state, also, session, actor, width, step }: RequestAddress,
): RequestedState {
  const others = also === undefined ? [] : also.split(',');
  const picture =
    state === undefined ? openingPicture(name, width) : pictureOf([`${machine.id}.${state}`, ...others], width);
  const requested = requestedBy(picture, openingPicture(name, width));
  return {
    ...requested,
    ...(session === undefined ? {} : requestedByLink(session, step, requested.point?.part)),
    actor: actor ?? requested.actor,
  };
}

/** Beside the reason why there is no picture, the page as it opens. */
function requestedBy(picture: PictureOrReason, opening: PictureOrReason): RequestedState {
  if ('reason' in picture) {
    return 'reason' in opening
      ? { point: undefined, actor: undefined, reason: picture.reason, moves: undefined }
      : { ...requestedBy(opening, opening), reason: picture.reason };
  }
  const { session, actor, moves, part } = picture;
  return { point: { session, until: endOf(session), part }, actor, reason: undefined, moves };
}

/**
 * Beside the reason why a link cannot be read, the shop is what the rest of the address asks for. `part` is what a picture of
 * the state that it names is about.
 */
function requestedByLink(link: string, step: number, part: string | undefined): Partial<Omit<RequestedState, 'actor'>> {
  try {
    const session = linkedSession(link);
    const isAtEnd = step === 0 || step >= session.events.length;
    const point = isAtEnd ? { session, until: endOf(session) } : { ...pointAfter(session, step), whole: session };
    return { point: { ...point, part }, reason: undefined, moves: undefined };
  } catch (error) {
    return { reason: messageOf(error) };
  }
}
