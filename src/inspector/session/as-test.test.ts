import { expect, test } from 'vitest';

import { browserTestOf, unitTestOf } from './as-test';
import { sessionFromLink } from './link';
import { emptySession, parseSession } from './session';

const session = {
  ...emptySession('/', { seed: 7, now: 1_750_000_000_000, stored: {} }),
  events: [{ at: 0, to: 'menu', event: { type: 'drawer.opened', words: `"it's" \\ here` } }],
};
const actor = { address: 'menu', value: 'open', states: ['drawer', 'drawer.open'] };

test('the fixture in a copied unit test is the session', () => {
  const text = unitTestOf({ session, actor });
  const written = /parseSession\((".*")\);/.exec(text)?.[1] ?? '""';
  expect(parseSession(JSON.parse(written) as string)).toEqual(session);
  expect(text).toContain(`expect(actorAt(shop, "menu")?.getSnapshot()).toMatchObject({ value: "open" });`);
});

test('a copied browser test opens the session and waits for the deepest state', () => {
  const text = browserTestOf({ session, actor });
  expect(sessionFromLink(/still#([\w-]+)/.exec(text)?.[1] ?? '')).toEqual(session);
  expect(text).toContain('.toContain("drawer.open");');
});
