import { expect } from 'vitest';

import { sessionFromLink } from '#kit/session/link';
import { violations } from '../support/axe';
import { test } from '../support/browser';
import { openContext } from '../support/page-pool';
import { linkTo, openStage } from './pages/stage';

const declinedOnAPhone = 'machine=payment&state=declined&width=390&pane=stage';

test('a link to "payment declined at 390 px" shows the shop in that state in a new browser', async ({ openShop }) => {
  const page = await openShop({ path: '/404' });
  const { shop, live } = await openStage(page, declinedOnAPhone);
  await shop.getByRole('button', { name: 'Try Again' }).waitFor();
  expect(await shop.locator('html').evaluate((root) => [root.clientWidth, root.dataset['scroll']])).toEqual([
    390,
    'locked',
  ]);
  expect(await shop.getByRole('textbox', { name: 'Card number' }).inputValue()).toBe('4242 4242 4242 4242');
  await live.getByText('checkout/payment is declined.').waitFor();
});

test('a payment is declined while the toast of the cart is up, and its five seconds pass when they are told to', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/404' });
  const { shop, live } = await openStage(page, `${declinedOnAPhone}&also=toast.visible.passing`);
  await shop.getByRole('button', { name: 'Try Again' }).waitFor();
  await shop.getByText('Wishbone Dining Chair', { exact: false }).first().waitFor();
  await live.getByRole('tab', { name: 'Timers' }).click();
  await live.getByText('5 s of 5 s left').waitFor();
  await live.getByRole('button', { name: '+1 s' }).click();
  await live.getByText('4 s of 5 s left').waitFor();
  await live.getByRole('button', { name: '+0.001 s' }).click();
  await live.getByText('3.999 s of 5 s left').waitFor();
  await live.getByRole('button', { name: 'To the next timer' }).click();
  await live.getByText('No timer runs.').waitFor();
});

test('a dialog of the state that is opened takes no focus, and the search opens from within the shop', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/404' });
  const { shop, live } = await openStage(page, declinedOnAPhone);
  await live.getByText('checkout/payment is declined.').waitFor();
  await shop.locator('html[data-scroll=locked]').waitFor();
  expect(await shop.locator('body').evaluate(({ clientWidth }) => clientWidth)).toBe(390);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await shop.getByRole('button', { name: 'Try Again' }).click();
  await live.getByText('checkout/payment is editing.').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('sold out');
  await page
    .getByRole('option', { name: /Sold Out/ })
    .first()
    .waitFor();
});

test('events are sent, refused with the reason, taken back and made again', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { shop, live } = await openStage(page, declinedOnAPhone);
  const where = (state: string) => live.getByText(`checkout/payment is ${state}.`).waitFor();
  await where('declined');
  await live.getByRole('tab', { name: 'Send' }).click();
  await live.getByText(/^Why not: \d+ refused$/).click();
  const refused = live.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'sample.filled' }) });
  expect(await refused.innerText()).toContain('Unhandled: no active state reacts to "sample.filled".');

  await live.getByRole('button', { name: 'dialog.closed' }).press('Enter');
  await where('editing');
  await live.getByRole('group', { name: 'What checkout/payment can be told' }).and(page.locator(':focus')).waitFor();
  await shop.getByRole('button', { name: 'Try Again' }).waitFor({ state: 'hidden' });
  await live.getByText('Event 19 of 19').waitFor();

  await live.getByRole('button', { name: 'Back' }).click();
  await where('declined');
  await live.getByText('Event 18 of 19').waitFor();
  await shop.getByRole('button', { name: 'Try Again' }).waitFor();
  await live.getByRole('button', { name: 'Step', exact: true }).click();
  await where('editing');

  await live.getByRole('tab', { name: 'Timeline' }).click();
  await live.getByRole('button', { name: 'go to right after page.entered' }).click();
  await live.getByText('Event 1 of 19').waitFor();
  await shop.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
});

test('what is pressed in the shop is logged, with guard and actions, and shown beside it at once', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { shop, live } = await openStage(page, 'machine=payment&pane=stage&width=1280');
  await live.getByText('checkout/payment is editing.').waitFor();
  await shop.getByRole('button', { name: 'Fill in a sample card' }).click();
  await live.getByRole('listitem').filter({ hasText: 'sample.filled' }).getByText('Actions: fillInSample.').waitFor();

  // Both windows share a process: counts the frames from the event on the stage to the text beside it.
  const frames = await page.evaluate(async () => {
    const stage = document.querySelector('iframe')?.contentDocument;
    const button = [...(stage?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
      textContent?.startsWith('Pay'),
    );
    button?.click();
    let count = 0;
    for (; document.body.textContent?.includes('form.submitted') === false; count += 1) {
      await new Promise(requestAnimationFrame);
    }
    return count;
  });
  expect(frames).toBeLessThan(24);
});

test('secrets that are typed in the shop are in no log, no link and no address', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { shop, live } = await openStage(page, 'machine=payment&pane=stage&width=1280');
  await shop.getByRole('textbox', { name: 'Card number' }).fill('4929 1357 2468 0135');
  await shop.getByRole('textbox', { name: /Security code/ }).fill('987');
  await live.getByRole('listitem').filter({ hasText: 'field.changed' }).first().waitFor();
  const links = await Promise.all([linkTo(live, 'Link to this'), linkTo(live, 'Open the shop here')]);
  const written = links.map((href) => JSON.stringify(sessionFromLink(href.replace(/^.*[#=]/, ''))));
  expect(written.map((session) => session.includes('4000 0000 0000 0000'))).toEqual([true, true]);
  const seen = [await live.evaluate((pane) => pane.outerHTML), ...written].join('\n');
  expect(seen).toContain('4000 0000 0000 0000');
  expect(['4929', '1357', '0135', '987'].filter((secret) => seen.includes(secret))).toEqual([]);
});

test('the shop opens in a tab of its own in the state of the stage, and goes on by itself', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { live } = await openStage(page, `machine=toast&state=visible.passing&pane=stage&width=1280`);
  const href = await linkTo(live, 'Open the shop here');
  const context = await openContext({ baseURL: new URL(page.url()).origin });
  const own = await context.newPage();
  await own.goto(href);
  await own.locator('html[data-states~="toast.visible.passing"]').waitFor();
  const close = own.getByRole('button', { name: 'Close' });
  await close.waitFor();
  await close.waitFor({ state: 'hidden' });
  await context.close();
});

test('a path is chosen, stepped, played and linked to: drawing and shop go it together', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { shop, live } = await openStage(page, 'machine=toast&pane=stage&width=1280');
  const lit = (name: string) => page.locator(`[data-${name}]`).first().waitFor({ state: 'attached' });
  await live.getByRole('tab', { name: 'Paths' }).click();
  await live.getByRole('button', { name: 'Path 1', exact: true }).click();
  await live.getByText('Step 0 of 10').waitFor();
  await lit('path');
  await live.getByRole('button', { name: 'Next step' }).click();
  await live.getByText('cartToast is visible.passing.').waitFor();
  await shop.locator('html[data-states~="toast.visible.passing"]').waitFor();
  await lit('taken');
  await live.getByText('The shop takes the same step.').waitFor();
  await live.getByText('How it got here: a lamp was added.').waitFor();
  await live.getByRole('button', { name: 'Previous step' }).click();
  await live.getByText('cartToast is hidden.').waitFor();
  expect(await violations(page)).toEqual([]);
  await live.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await live.getByText('Step 10 of 10').waitFor();
  await live.getByText('The shop takes the same step.').waitFor();

  const fresh = await openShop({ path: '/404', width: 'desktop' });
  const linked = await openStage(fresh, 'machine=payment&path=transitions-2&step=1');
  await linked.live.getByText('checkout/payment is declined.').waitFor();
  await linked.shop.getByRole('button', { name: 'Try Again' }).waitFor();
  const cart = await openStage(fresh, 'machine=cart&path=transitions-1&step=1');
  // The path names each of its steps.
  const named = await cart.live.getByRole('list', { name: 'Paths of cart' }).getByRole('listitem').first().innerText();
  const last = named.split('; ').length;
  await cart.live.getByText(`Step 1 of ${last}`, { exact: true }).waitFor();
  for (const step of [2, 3]) {
    await cart.live.getByRole('button', { name: 'Next step' }).press('Enter');
    await cart.live.getByText(`Step ${step} of ${last}`, { exact: true }).waitFor();
  }
  await cart.live.getByText('it comes to filled, the machine alone to empty.').waitFor();
  expect(await violations(fresh)).toEqual([]);
  expect(new URL(fresh.url()).searchParams.get('step')).toBe('3');
});

test('a second state is chosen, and both are in the address', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { shop, live } = await openStage(page, declinedOnAPhone);
  await live.getByText('checkout/payment is declined.').waitFor();
  await live.getByRole('combobox', { name: 'Together with' }).selectOption('toast.visible.held');
  await shop.getByRole('button', { name: 'Close' }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('also')).toBe('toast.visible.held');
  await live.getByRole('combobox', { name: 'Together with' }).selectOption('toast.hidden');
  await shop.getByRole('button', { name: 'Close' }).waitFor({ state: 'hidden' });
});

test('all states of a machine stand side by side; what cannot be shown says why', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { live } = await openStage(page, 'machine=notice&pane=stage');
  await live.getByText('All states of notice').click();
  const sheet = live.getByRole('list', { name: 'All states of notice' });
  await sheet.getByText('It is left at once').waitFor();
  expect(await sheet.getByRole('link').allInnerTexts()).toEqual([
    'hidden',
    'visible.choosing',
    'visible.passing',
    'visible.held',
    'visible.staying',
  ]);
  await sheet
    .locator('iframe[title="notice.visible.staying"]')
    .contentFrame()
    .locator('html[data-states~="notice.visible.staying"]')
    .waitFor();
});

test('what happened is handed out as a unit test and as a Playwright test', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { live } = await openStage(page, declinedOnAPhone);
  await live.getByRole('tab', { name: 'As a test' }).click();
  const text = await live.getByRole('region', { name: 'Playwright test' }).innerText();
  expect(text).toContain('.toContain("payment.declined");');
  await page.goto(/'(\/Statecharts\/Stage\?still#[\w-]+)'/.exec(text)?.[1] ?? '');
  await page.locator('html[data-states~="payment.declined"]').waitFor();
});

test('the panels are reached by keyboard, and axe finds no fault in them', async ({ openShop }) => {
  const page = await openShop({ path: '/404', width: 'desktop' });
  const { live } = await openStage(page, `${declinedOnAPhone}&also=toast.visible.passing`);
  await live.getByText('checkout/payment is declined.').waitFor();
  await live.getByRole('button', { name: 'Start again' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await live.getByRole('group', { name: 'Clock and timeline' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Tab');
  await live.getByRole('slider', { name: 'Event' }).and(page.locator(':focus')).waitFor();
  await live.getByRole('tab', { name: 'Timeline' }).focus();
  for (const name of ['Send', 'Paths', 'Actors', 'Timers', 'Sequence', 'As a test']) {
    await page.keyboard.press('ArrowRight');
    expect(await live.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true');
    expect(await violations(page)).toEqual([]);
  }
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
  expect(await violations(page)).toEqual([]);
});
