import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

import type { Session } from './session';
import { parseSession } from './session';

/** Begins a packed session. A link of version 1 is not packed and begins with `eyJ`, as every JSON object does. */
const PACKED = 'z';

/** Spread over one call, the bytes of a long visit are more arguments than a stack holds. */
const CHUNK = 8_192;

/** What a browser takes as an address; Chromium allows two million characters. */
const LONGEST_LINK = 1_500_000;

/** A short link may unpack to a text that fills the memory. */
const MOST_BYTES = 64_000_000;

const BROKEN = 'This is no session of the shop: the link is cut off or garbled.';

/** A session as text that may stand in an address. Throws an Error when it is too long for one. */
export function sessionToLink(session: Session): string {
  const link = PACKED + toText(deflateSync(strToU8(JSON.stringify(session))));
  if (link.length > LONGEST_LINK) {
    throw new Error('This visit is too long for a link: keep it as a test.');
  }
  return link;
}

/** The session of a link, also of an older version. Throws an Error that says what is wrong with it. */
export function sessionFromLink(text: string): Session {
  return parseSession(decoded(text.trim()));
}

function decoded(text: string): string {
  try {
    const bytes = toBytes(text.startsWith(PACKED) ? text.slice(PACKED.length) : text);
    return new TextDecoder('utf-8', { fatal: true }).decode(text.startsWith(PACKED) ? unpacked(bytes) : bytes);
  } catch {
    throw new Error(BROKEN);
  }
}

function unpacked(bytes: Uint8Array): Uint8Array {
  // Into room of its own the unpacking stops where that ends; without, it takes as much as the text asks for.
  const size = Math.min(MOST_BYTES, 64_000 + bytes.length * 1_032);
  return inflateSync(bytes, { out: new Uint8Array(size) });
}

function toText(bytes: Uint8Array): string {
  const parts = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, index) =>
    strFromU8(bytes.subarray(index * CHUNK, (index + 1) * CHUNK), true),
  );
  return btoa(parts.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toBytes(text: string): Uint8Array {
  return strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
}
