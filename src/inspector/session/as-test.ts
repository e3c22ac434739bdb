import type { ActorReport } from './report';
import { sessionToLink } from './link';
import type { Session } from './session';

/** What a copied test is about: the actor that is watched, where it stands, and how it came to that. */
interface Tested {
  readonly session: Session;
  readonly actor: Pick<ActorReport, 'address' | 'value' | 'states'>;
}

/** A session as the fixture of a unit test, and the test that replays it. */
export function unitTestOf({ session, actor: { address, value } }: Tested): string {
  return `import { expect, test } from 'vitest';

import { actorAt } from '../../src/inspector/session/address';
import { replay } from '../../src/inspector/session/replay';
import { parseSession } from '../../src/inspector/session/session';

const session = parseSession(${JSON.stringify(JSON.stringify(session))});

test(${JSON.stringify(`${address} ends in ${JSON.stringify(value)}`)}, () => {
  const { shop } = replay(session);
  expect(actorAt(shop, ${JSON.stringify(address)})?.getSnapshot()).toMatchObject({ value: ${JSON.stringify(value)} });
});
`;
}

/** A session as a test for Playwright: the page stands in the state that the session leads to. */
export function browserTestOf({ session, actor: { address, states } }: Tested): string {
  const state = states.at(-1) ?? '';
  return `import { expect, test } from '@playwright/test';

test(${JSON.stringify(`the page shows ${address} in ${state}`)}, async ({ page }) => {
  await page.goto('/Statecharts/Stage?still#${sessionToLink(session)}');
  await expect(page.locator('html[data-states~=${JSON.stringify(state)}]')).toBeVisible();
});
`;
}
