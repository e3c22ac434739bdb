import type { Route } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';

import { settled } from '../support/browser';
import { openWithFaults } from '../support/script-faults';
import { onCheckout } from './pages/checkout';
import { inShop, see, seeNot } from './pages/shop';

/** A returning shopper who has emptied the cart. */
const EMPTIED = { 'larkwood.cart': { v: 1, data: [] } };

let faulty: Awaited<ReturnType<typeof openWithFaults>>;

afterEach(() => faulty.context.close());

describe('a prerendered page whose own script is missing', () => {
  test.each([
    { script: 'entry-client', fault: 'not found' },
    { script: 'entry-client', fault: 'cut short' },
    { script: 'shared', fault: 'broken off' },
    { script: 'Cart', fault: 'a page instead' },
    { script: 'Cart', fault: 'cut short' },
    { script: 'Cart', fault: 'empty' },
  ] as const)('stays readable and says so: $script $fault', async ({ script, fault }) => {
    faulty = await openWithFaults({ storage: EMPTIED });
    const { page, breakScript, restoreScript } = faulty;
    await breakScript(script, fault);
    const I = inShop(page);
    await page.goto('/Cart');
    await see(failed());
    expect(await drawn()).toEqual({ headings: ['Cart'], cart: 'Cart', pieces: 0, prices: 0 });
    await I.press('View cart', I.header);
    await see(failed().getByText('That has not gone through yet.'));
    await restoreScript(script);
    await failed().getByRole('link', { name: 'Load it again' }).click();
    await I.see('Your cart is empty');
    await seeNot(failed());
  });

  test('shows the sample to a first visit, says that a form was not sent, and its links work', async () => {
    faulty = await openWithFaults();
    const { page, breakScript } = faulty;
    await breakScript('entry-client', 'refused by the server');
    const I = inShop(page);
    await page.goto('/Cart');
    await see(failed());
    expect(await drawn()).toMatchObject({ headings: ['Cart'], cart: 'Cart, 5 items' });
    await I.see('$583.20');
    await I.follow('Contact Us', I.footer);
    await I.seeHeading('Contact Us');
    await see(failed());
    await I.main.getByRole('textbox').first().fill('Ada');
    await page.keyboard.press('Enter');
    await see(failed().getByText('That has not gone through yet.'));
    expect(new URL(page.url()).search).toBe('');
  });

  test('has a menu that opens, leads on and counts as no press that fails', async () => {
    faulty = await openWithFaults({ width: 'phone' });
    const { page, breakScript } = faulty;
    await breakScript('entry-client', 'not found');
    const I = inShop(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.goto('/Cart');
    await see(failed());
    await I.press('Open menu', I.header);
    await I.press('Close menu', menu);
    await seeNot(menu);
    await seeNot(failed().getByText('That has not gone through yet.'));
    await I.press('Open menu', I.header);
    await I.follow('Contact Us', menu);
    await I.seeHeading('Contact Us');
  });

  test('follows Back from a reload to a page that it cannot render', async () => {
    faulty = await openWithFaults();
    const { page, breakScript } = faulty;
    const I = inShop(page);
    await page.goto('/Products');
    await settled(page);
    await I.follow('Contact Us', I.header);
    await I.seeHeading('Contact Us');
    await breakScript('ContactUs', 'not found');
    await page.reload();
    await see(failed());
    await I.goBack();
    await I.seeHeading('Products');
    await settled(page);
  });
});

test('a part of a page whose script is missing says so, and Try again brings it', async () => {
  faulty = await openWithFaults({
    storage: { 'larkwood.savedForLater': { v: 1, data: [{ productId: 8, qty: 2 }] } },
  });
  const { page, breakScript, restoreScript } = faulty;
  const I = inShop(page);
  await page.goto('/Products');
  await settled(page);
  await breakScript('saved-for-later', 'not found');
  await I.follow('Cart, 5 items', I.header);
  await I.see('This part did not load.', I.main);
  await I.press('Try again', I.main);
  await I.see('This part did not load.', I.main);
  await restoreScript('saved-for-later');
  await I.press('Try again', I.main);
  await see(I.main.getByRole('heading', { name: 'Saved for later' }));
  await seeNot(I.main.getByText('This part did not load.'));
});

test.each([
  { part: 'head', before: '</head>', words: 'This page did not load.' },
  { part: 'skip link', before: 'data-screen-only', words: 'This page did not load.' },
  { part: 'header', before: '<header', words: 'Part of this page did not load.' },
])('a page that comes cut short in its $part says so, and loaded again is whole', async ({ before, words }) => {
  faulty = await openWithFaults({ storage: EMPTIED });
  const { page } = faulty;
  const html = await (await page.request.get('/Cart')).text();
  const [body = ''] = html.split(before);
  expect(body.length).toBeLessThan(html.length);
  await page.route('**/Cart', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/Cart');
  await see(page.getByText(words));
  await page.unroute('**/Cart');
  await page.getByRole('link', { name: 'Load it again' }).click();
  await settled(page);
  await inShop(page).see('Your cart is empty');
});

test('a style sheet that hangs keeps the page blank for eight seconds, and is used when it comes', async () => {
  faulty = await openWithFaults();
  const { page, delayScript } = faulty;
  // A clock that is moved would tell of no paints.
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  const release = await delayScript('**/assets/*.css');
  await page.goto('/Cart', { waitUntil: 'commit' });
  await inShop(page).seeHeading('Cart');
  expect(await paints()).toBe(0);
  await expect.poll(paints).toBeGreaterThan(0);
  await settled(page);
  await inShop(page).see('$583.20');
  release();
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(1);
});

test.for([
  ['breaks off', (route: Route) => route.abort()],
  ['fails', (route: Route) => route.fulfill({ status: 503 })],
  ['is the page of a portal', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' })],
] as const)('a style sheet that %s is asked for again, and used when it comes', async ([, answer]) => {
  faulty = await openWithFaults();
  const { page } = faulty;
  await page.route('**/assets/*.css', answer, { times: 2 });
  await page.goto('/Cart', { waitUntil: 'commit' });
  const width = () =>
    page
      .locator('main img')
      .first()
      .evaluate((image) => image.clientWidth);
  await expect.poll(width, { timeout: 15_000 }).toBeLessThan(300);
  await inShop(page).see('$583.20');
});

test('a late script never shows the sample in place of stored data, and hydrates the page', async () => {
  faulty = await openWithFaults({ storage: EMPTIED });
  const { page, delayScript } = faulty;
  await page.clock.install();
  const release = await delayScript('');
  const I = inShop(page);
  await page.goto('/Cart', { waitUntil: 'commit' });
  await I.seeHeading('Cart');
  for (const [seconds, isLate] of [
    [5, false],
    [4, true],
    [60, true],
  ] as const) {
    await page.clock.fastForward(seconds * 1000);
    await expect.poll(() => late().isVisible()).toBe(isLate);
    await expect.poll(drawn).toEqual({ headings: ['Cart'], cart: 'Cart', pieces: 0, prices: 0 });
  }
  // Presses are kept: the line must not lie over the button of a phone's first screen.
  expect((await late().boundingBox())?.y).toBeLessThan(200);
  release();
  await settled(page);
  await I.see('Your cart is empty');
  await seeNot(late());
});

test('without JavaScript a page says that it is for reading', async () => {
  faulty = await openWithFaults({ scripts: false });
  const { page } = faulty;
  await page.goto('/Cart');
  await see(page.locator('noscript p'));
  await expect(page.locator('noscript').allTextContents()).resolves.toEqual([
    'This page is for reading: the cart, the filters and the forms need JavaScript.',
  ]);
  await inShop(page).see('$583.20');
});

function failed() {
  return faulty.page.getByText(/^(?:That has not gone through yet\. )?\s*Part of this page did not load\./);
}

function late() {
  return faulty.page.getByText(/The rest of this page is still on its way\./);
}

/** What a cart page shows, and what it tells a screen reader. */
async function drawn() {
  const { header, main } = inShop(faulty.page);
  const shown = main.filter({ visible: true });
  return {
    headings: await shown.getByRole('heading', { level: 1 }).allTextContents(),
    cart: /link "(Cart[^"]*)"/.exec(await header.ariaSnapshot())?.[1],
    pieces: await shown.getByRole('listitem').count(),
    prices: await shown.getByText('$').filter({ visible: true }).count(),
  };
}

test('without the rules of phone numbers the form works on, and they come when the field gets focus again', async () => {
  faulty = await openWithFaults();
  const { page, breakScript, restoreScript } = faulty;
  const I = onCheckout(page);
  const { phone, country, town } = I.fields;
  await breakScript('phone-numbers', 'broken off');
  await page.goto('/Checkout');
  await settled(page);
  await country.fill('Canada');
  const failure = page.waitForEvent('requestfailed');
  await phone.pressSequentially('9025550142');
  await failure;
  await I.goOn();
  await see(I.main.getByRole('alert').first());
  await expect(town.getAttribute('aria-invalid')).resolves.toBe('true');
  await expect(phone.getAttribute('aria-invalid')).resolves.toBeNull();
  await expect(phone.inputValue()).resolves.toBe('9025550142');
  await restoreScript('phone-numbers');
  await phone.focus();
  await expect.poll(() => phone.inputValue()).toBe('(902) 555-0142');
});
