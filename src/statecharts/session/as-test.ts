import { withoutTurns } from '#domain/words';
import type { ActorReport } from '#kit/session/report';
import { sessionToLink } from '#kit/session/link';
import type { Session } from '#kit/session/session';

/** What a copied test is about: the actor that is watched, where it stands, and how it came to that. */
interface Tested {
  readonly session: Session;
  readonly actor: Pick<ActorReport, 'address' | 'value' | 'states' | 'status'>;
}

/** A session as the fixture of a unit test, and the test that replays it. */
export function unitTestOf({ session, actor: { address, value, status } }: Tested): string {
  const [name, standing] = [address, { value, status }].map((part) => JSON.stringify(part));
  return `// Kept under tests as a .test.ts, it is run by npm run test:unit.
import { expect, test } from 'vitest';

import { parseSession } from '#kit/session/session';
import { standingAfter } from '#statecharts/session/standing-after';

const session = parseSession(${JSON.stringify(withoutTurns(JSON.stringify(session)))});

test(${JSON.stringify(`${address} ends in ${JSON.stringify(value)}`)}, () => {
  expect(standingAfter(session, ${name})).toMatchObject(${standing});
});
`;
}

/** A session as a test in which Playwright opens the page in the state that the session leads to. */
export function browserTestOf({ session, actor: { address, states } }: Tested): string {
  const state = states.at(-1) ?? '';
  return `// Kept in the project as a .spec.ts, it is run by npm run test:specs: Playwright drives the built shop.
import { expect } from 'vitest';

import { test } from '#tests/support/browser';

test(${JSON.stringify(`the page shows ${address} in ${state}`)}, async ({ openShop }) => {
  const page = await openShop({ path: '/Statecharts/Stage?still#${sessionToLink(session)}' });
  const states = async () => (await page.locator('html').getAttribute('data-states'))?.split(' ');
  await expect.poll(states, { timeout: 10_000 }).toContain(${JSON.stringify(state)});
});
`;
}
