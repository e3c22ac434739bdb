import { expect, test } from 'vitest';

import { sessionFromLink, sessionToLink } from './link';
import { emptySession } from './session';

const session = {
  ...emptySession('/Products/ProductDetail/Cloud-Bouclé-Cushion', { seed: 7, now: 1_750_000_000_000, stored: {} }),
  events: [{ at: 0, to: 'cart', event: { type: 'line.added', productId: 7, qty: 1 } }],
};

test('a session comes back from a link, accents and all', () => {
  const link = sessionToLink(session);
  expect(link).toMatch(/^[\w-]+$/);
  expect(sessionFromLink(link)).toEqual(session);
});

test('a link that is cut off says so', () => {
  const link = sessionToLink(session);
  expect(() => sessionFromLink(link.slice(0, -3))).toThrow('This is no session of the shop');
  expect(() => sessionFromLink('%%%')).toThrow('the link is cut off or garbled');
});
