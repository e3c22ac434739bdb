import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

import { test } from '../support/browser';
import { openStage } from './pages/stage';

/** The pane follows the page that the watched tab opened, and then what hears of products that arrive late. */
const watched = (live: Locator) => live.getByText(/^[a-z][\w-]* is .+\.$/).first();

/** Watches the open tab that shows the cart. */
async function watchCart(live: Locator): Promise<void> {
  await live.getByRole('button', { name: 'Look for open tabs' }).click();
  await live.getByRole('button', { name: 'Tab on /Cart' }).click();
  await watched(live).waitFor();
}

test('an ordinary tab of the shop is found, inspected and sent events; before, it has loaded nothing for that', async ({
  openShop,
}) => {
  const shopper = await openShop({ path: '/Cart', width: 'desktop' });
  const loaded: string[] = [];
  shopper.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const page = await shopper.context().newPage();
  const { live } = await openStage(page, 'machine=drawer&pane=stage&width=1280');
  const own = await shopper.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect([...own, ...loaded].filter((name) => /statecharts/i.test(name))).toEqual([]);

  await watchCart(live);
  await shopper.getByRole('button', { name: 'View cart' }).click();
  await live.getByRole('listitem').filter({ hasText: 'drawer.opened to miniCart' }).first().waitFor();

  await live.getByRole('tab', { name: 'Actors' }).click();
  await live.getByRole('button', { name: 'miniCart', exact: true }).click();
  await live.getByRole('tab', { name: 'Send' }).click();
  await live.getByRole('button', { name: 'drawer.closed' }).click();
  await live.getByText('miniCart is closed.').waitFor();
  await shopper.getByRole('dialog', { name: 'In your cart' }).waitFor({ state: 'hidden' });
});

test('an inspected tab is found again after a reload, and nothing else is highlighted when it is gone', async ({
  openShop,
}) => {
  const shopper = await openShop({ path: '/Cart', width: 'desktop' });
  const page = await shopper.context().newPage();
  const { live } = await openStage(page, 'machine=drawer&pane=stage&width=1280');
  await watchCart(live);
  await shopper.goto('/Products');
  await live.getByRole('button', { name: 'Tab on /Products' }).waitFor();
  await watched(live).waitFor();
  await shopper.close();
  await live.getByText('The tab that was on /Products has left its page', { exact: false }).waitFor();
  await watched(live).waitFor({ state: 'hidden' });
  expect(await page.locator('[data-active]').count()).toBe(0);
});

test('what no tab says on their channel changes nothing, here and in the tab', async ({ openShop }) => {
  const shopper = await openShop({ path: '/Cart', width: 'desktop' });
  const page = await shopper.context().newPage();
  const { live } = await openStage(page, 'machine=drawer&pane=stage&width=1280');
  await watchCart(live);
  const other = await shopper.context().newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(() => {
    const channel = new BroadcastChannel('larkwood statecharts');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    const say = (message: unknown) => channel.postMessage(message);
    for (const message of [null, 'call', { kind: 'here', tab: null }, { kind: 'send', tab: 'x', event: null }]) {
      say(message);
    }
    const told = new Promise((resolve) => {
      channel.addEventListener('message', ({ data }) =>
        (data as { kind: string }).kind === 'here' ? resolve((data as { tab: string }).tab) : undefined,
      );
    });
    say({ kind: 'call' });
    return told.then((tab) => say({ kind: 'report', tab, report: { number: 0, actors: [null] } }));
  });
  await other.close();
  await shopper.getByRole('button', { name: 'View cart' }).click();
  await live.getByRole('listitem').filter({ hasText: 'drawer.opened to miniCart' }).first().waitFor();
});
