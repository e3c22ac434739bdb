import { withoutTurns } from '#domain/words';
import { sessionFromLink } from '#kit/session/link';
import type { Session } from '#kit/session/session';
import { parseSession } from '#kit/session/session';

/** The session of a link; none of its texts turns words around. Throws an Error that says what is wrong with it. */
export function linkedSession(link: string): Session {
  return parseSession(withoutTurns(JSON.stringify(sessionFromLink(link))));
}
