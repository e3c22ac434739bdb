import type { Session } from './session';
import { parseSession } from './session';

/** A session as text that may stand in an address. */
export function sessionToLink(session: Session): string {
  const bytes = new TextEncoder().encode(JSON.stringify(session));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The session of a link. Throws an Error that says what is wrong with it. */
export function sessionFromLink(text: string): Session {
  return parseSession(decoded(text));
}

function decoded(text: string): string {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(binary, (sign) => sign.codePointAt(0) ?? 0),
    );
  } catch {
    throw new Error('This is no session of the shop: the link is cut off or garbled.');
  }
}
