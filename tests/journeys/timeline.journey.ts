import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

import { test } from '../support/browser';
import { linkTo, openStage } from './pages/stage';

const declined = 'machine=payment&state=declined&width=390&pane=stage';

/** Stands on an event of the timeline, and waits until the shop does. */
async function windTo(live: Locator, step: number, steps: number) {
  await live.getByRole('slider', { name: 'Event' }).fill(String(step));
  await live.getByText(`Event ${step} of ${steps}`, { exact: true }).waitFor();
}

async function stepsOf(live: Locator): Promise<number> {
  const reading = await live.getByText(/^Event \d+ of \d+$/).textContent();
  return Number(reading?.split(' ').at(-1));
}

test('who looks at every moment of a declined payment changes none of them', async ({ openShop }) => {
  const page = await openShop({ path: '/404' });
  const { shop, live } = await openStage(page, declined);
  await live.getByText('checkout/payment is declined.').waitFor();
  const steps = await stepsOf(live);
  for (let step = steps - 1; step > 0; step -= 1) {
    await windTo(live, step, steps);
  }
  await windTo(live, steps, steps);
  await shop.getByRole('button', { name: 'Try Again' }).waitFor();
  await live.getByText('checkout/payment is declined.').waitFor();
});

test('what is found on the device is there after the first moment was looked at, too', async ({ openShop }) => {
  const page = await openShop({ path: '/404' });
  const { shop, live } = await openStage(page, 'machine=newsletter&state=answered.known&pane=stage');
  await shop.locator('html[data-states*="newsletter.answered.known"]').waitFor();
  const steps = await stepsOf(live);
  await windTo(live, 1, steps);
  await windTo(live, steps, steps);
  await shop.locator('html[data-states*="newsletter.answered.known"]').waitFor();
});

test('another width keeps what was done, and after a step back what lies ahead', async ({ openShop }) => {
  const page = await openShop({ path: '/404' });
  const { shop, live } = await openStage(page, 'machine=cart&state=filled&width=390');
  await shop.getByText('5 pieces', { exact: true }).waitFor();
  const steps = await stepsOf(live);
  const removals = shop.getByRole('button', { name: /^Remove/ });
  const lines = await removals.count();
  await removals.first().click();
  await live.getByText(`Event ${steps + 1} of ${steps + 1}`, { exact: true }).waitFor();
  await live.getByRole('button', { name: 'Desk 1280' }).click();
  await live.getByText(`Event ${steps + 2} of ${steps + 2}`, { exact: true }).waitFor();
  await windTo(live, steps, steps + 2);
  await live.getByRole('button', { name: 'Phone 390' }).click();
  await live
    .getByText(/^Event \d+ of \d+$/)
    .filter({ hasNotText: `Event ${steps} ` })
    .waitFor();
  const [now, all] = [steps + 1, await stepsOf(live)];
  await live.getByText(`Event ${now} of ${all}`, { exact: true }).waitFor();
  await windTo(live, all, all);
  expect(await removals.count()).toBe(lines - 1);
});

test('a link that is copied after a step back has what lies ahead', async ({ openShop }) => {
  const page = await openShop({ path: '/404' });
  const { live } = await openStage(page, declined);
  await live.getByText('checkout/payment is declined.').waitFor();
  const steps = await stepsOf(live);
  await windTo(live, steps - 1, steps);
  await page.goto(await linkTo(live, 'Link to this'));
  await live.getByText(`Event ${steps - 1} of ${steps}`, { exact: true }).waitFor();
  await live.getByRole('button', { name: 'Step', exact: true }).click();
  await live.getByText('checkout/payment is declined.').waitFor();
});
