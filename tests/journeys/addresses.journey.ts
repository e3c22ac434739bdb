import { expect } from 'vitest';

import { resize, settled, test, VIEWPORT_NAMES, VIEWPORTS } from '../support/browser';
import { forbidStorage } from '../support/storage';
import { inShop, see } from './pages/shop';

/** The underscore form of a policy, and an unknown policy. */
const POLICIES = ['/PrivacyPolicy/Terms_&_Conditions', '/PrivacyPolicy/Cookies-And-Crumbs'];

const MISSING_PATHS = ['/Nowhere', '/Products/ProductDetail/No-Such-Chair', '/Blog/BlogDetail/Nobody', '/%E0%A4%A'];

test.for(MISSING_PATHS)('%s is the not-found page', async (path, { openShop }) => {
  const page = await openShop({ path });
  await expect(page.title()).resolves.toBe('Page not found · Larkwood');
  for (const width of VIEWPORT_NAMES) {
    await resize(page, VIEWPORTS[width]);
    await see(page.getByText("look like you're trying to find the page that we don't have."));
    await page.getByRole('link', { name: 'Back To Home' }).click({ trial: true });
  }
  await page.getByRole('link', { name: 'Back To Home' }).click();
  await page.waitForURL(/:\d+\/$/);
});

test.for(POLICIES)('%s opens to everybody, with one heading and a title of its own', async (path, { openShop }) => {
  const page = await openShop({ path });
  await expect.soft(page.locator('h1').count()).resolves.toBe(1);
  await expect(page.title()).resolves.toMatch(/\bLarkwood$/);
  expect(new URL(page.url()).pathname).toBe(path);
});

test('a path in other capitals redirects to the canonical one', async ({ openShop }) => {
  const page = await openShop({ path: '/myaccount/trackorder/?x=1' });
  expect(new URL(page.url()).pathname).toBe('/MyAccount/TrackOrder');
  expect(new URL(page.url()).search).toBe('?x=1');
});

test('a path with two slashes before it leads to the page, on a host that makes one of them', async ({ openShop }) => {
  const page = await openShop();
  const { origin } = new URL(page.url());
  await page.route(
    ({ pathname }) => pathname.startsWith('//'),
    async (route) => route.fulfill({ response: await route.fetch({ url: `${origin}/Products` }) }),
  );
  await page.goto(`${origin}//Products?page=9#top`);
  await page.waitForURL(({ pathname, hash }) => pathname === '/Products' && hash === '#top');
  await settled(page);
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
});

test.for(['Dome-Pendant-Lamp,-Clay/', 'Dome-Pendant-Lamp%2C-Clay.html', 'Dome-Pendant-Lamp%2c-Clay'])(
  '%s, as a server of files sends it, becomes the address of the product',
  async (name, { openShop }) => {
    const page = await openShop();
    const folder = new URL('/Products/ProductDetail/', page.url()).href;
    await page.route(folder + name, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${folder}Dome-Pendant-Lamp%2C-Clay` }) }),
    );
    await page.goto(folder + name);
    await settled(page);
    expect(page.url()).toBe(`${folder}Dome-Pendant-Lamp%2C-Clay`);
  },
);

test('Back to an address that names what is not there gives focus to the heading', async ({ openShop }) => {
  const page = await openShop({ path: '/Cart#nowhere' });
  const I = inShop(page);
  await I.follow('Contact Us', I.footer);
  await I.seePath('/ContactUs');
  await I.goBack();
  await I.seePath('/Cart');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('a browser that forbids storage opens the shop all the same', async ({ openShop }) => {
  const page = await openShop();
  await forbidStorage(page);
  await page.goto('/Cart');
  await settled(page);
});
