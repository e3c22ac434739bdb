import { describe, expect, test } from 'vitest';

import { sessionFromLink, sessionToLink } from './link';
import type { Session, SessionEntry } from './session';
import { emptySession } from './session';

const begun = emptySession('/Products/ProductDetail/Cloud-Bouclé-Cushion', {
  seed: 7,
  now: 1_750_000_000_000,
  stored: {},
});

function visit(...events: readonly (Omit<SessionEntry, 'event'> & { readonly event: object })[]): Session {
  return { ...begun, events: events as unknown as readonly SessionEntry[] };
}

function typed(value: string) {
  return { at: 0, to: 'contact/form', event: { type: 'field.changed', field: 'message', value } };
}

const session = visit({ at: 0, to: 'cart', event: { type: 'line.added', productId: 7, qty: 1 } });

describe('a session comes back from a link', () => {
  test.each([
    ['accents and all', session],
    ['nothing has happened', begun],
    ['time has passed since', visit({ at: 5_100, to: 'clock', event: { type: 'time.passed' } })],
    ['emoji, and halves of them', visit(typed('🪑🪑'), typed('\uD83E'), typed('\uDE91 half'))],
    ['every key of 1,000', visit(...Array.from({ length: 1_000 }, (_, keys) => typed('a'.repeat(keys + 1))))],
    [
      '10,000 events',
      visit(
        ...Array.from({ length: 10_000 }, (_, at) => ({
          at,
          to: 'cart',
          event: { type: 'line.added', productId: at },
        })),
      ),
    ],
    ['an event of 1 MB', visit(typed('chair '.repeat(170_000)))],
  ])('%s', (_, written) => {
    const link = sessionToLink(written);
    expect(link).toMatch(/^[\w-]+$/);
    expect(sessionFromLink(link)).toEqual(written);
  });

  test('when it was written by the first version', () => {
    const old = Buffer.from(JSON.stringify({ ...session, v: 1 })).toString('base64url');
    expect(sessionFromLink(old)).toEqual(session);
  });

  test('with what a mail has put around it', () => {
    expect(sessionFromLink(` ${sessionToLink(session)}\n`)).toEqual(session);
  });
});

describe('what is no link says so', () => {
  const link = sessionToLink(session);
  const asLink = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  test.each([
    ['cut off', link.slice(0, -9), 'the link is cut off or garbled'],
    ['its beginning is missing', link.slice(9), 'This is no session of the shop'],
    ['signs of no link', '%%%', 'the link is cut off or garbled'],
    ['nothing', '', 'This is no session of the shop'],
    ['nothing but the mark', 'z', 'This is no session of the shop'],
    ['garbage', 'zGarbage_garbage-garbage', 'This is no session of the shop'],
    ['garbage of a megabyte', 'Ab3_'.repeat(250_000), 'This is no session of the shop'],
    ['a newer version', asLink({ ...session, v: 3 }), 'written by a newer version of the statecharts (3'],
  ])('%s', (_, text, words) => {
    expect(() => sessionFromLink(text)).toThrow(words);
  });

  test('a visit that no address holds is not written', () => {
    // What cannot be packed: no piece of it comes twice.
    let chance = 1;
    const noise = Array.from({ length: 2_000_000 }, () => {
      chance = (chance * 48_271) % 2_147_483_647;
      return String.fromCodePoint(33 + (chance % 90));
    }).join('');
    expect(() => sessionToLink(visit(typed(noise)))).toThrow('This visit is too long for a link: keep it as a test.');
  });
});
