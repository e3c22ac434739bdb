import { withoutTurns } from '#domain/words';
import { sessionFromLink } from '#kit/session/link';
import type { Session } from '#kit/session/session';
import { parseSession } from '#kit/session/session';

import { messageOf } from '#kit/message-of';

/** The session of a link; none of its texts turns words around. Throws an Error that says what is wrong with it. */
export function linkedSession(link: string): Session {
  return parseSession(withoutTurns(JSON.stringify(sessionFromLink(link))));
}

/** What is wrong with the session of a link, in a sentence; nothing where there is no session. */
export function linkProblems(link: string): readonly string[] {
  try {
    if (link !== '') {
      linkedSession(link);
    }
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}
