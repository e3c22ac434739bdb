import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';

import { onCart } from '../journeys/pages/cart';
import { onCheckout } from '../journeys/pages/checkout';
import { CARD_THAT_PAYS, product, productPath, THE } from '../journeys/pages/facts';
import { onProduct } from '../journeys/pages/product';
import { inShop, see } from '../journeys/pages/shop';
import { settled, VIEWPORTS } from '../support/browser';
import { recordPageErrors } from '../support/page-errors';
import { openContext } from '../support/page-pool';
import { at, hosts } from './hosts';
import type { Host } from './hosts';

const LAMP = product(THE.lamp);

let context: BrowserContext | undefined;

afterEach(() => context?.close());

describe.each(hosts())('$server, $base', (host) => {
  test('a shopper comes from the first page by the filtered list to a product, and pays', async () => {
    const { page, takeErrors } = await open(host);
    const shop = inShop(page);
    await shop.follow('Products', shop.footer);
    await shop.seePath(pathAt(host, '/Products'));
    await page.getByRole('radio', { name: LAMP.category, exact: true }).check();
    await shop.seeQuery({ category: LAMP.category });
    await page.getByRole('main').getByRole('link', { name: LAMP.name }).first().click();
    const I = onProduct(page);
    await I.seeHeading(LAMP.name);
    await I.seePath(pathAt(host, productPath(THE.lamp)));
    await expect.poll(() => I.mainPicture()).toMatch(new RegExp(`^${at(host, '/pictures/')}`));
    await I.addToCart();
    await I.seeCartToast();
    await I.follow('Checkout', I.cartToast);
    const cart = onCart(page);
    await cart.seeLine(LAMP.name);
    await page.reload();
    await settled(page);
    await cart.seeLine(LAMP.name);
    await cart.checkOut();
    const checkout = onCheckout(page);
    await checkout.fillPersonal();
    await checkout.goOn();
    await checkout.seePath(pathAt(host, '/Checkout/Payment'));
    await checkout.fillCard(CARD_THAT_PAYS);
    await checkout.payNow();
    await checkout.seeSuccess();
    await checkout.follow('Check Order Details', checkout.success);
    await checkout.seePath(pathAt(host, '/MyAccount'));
    await checkout.goBack();
    expect(takeErrors()).toEqual([]);
  });

  test.each(['/Nowhere', '/Products/ProductDetail/No-Such-Product'])('%s is told to be missing', async (path) => {
    const { page, takeErrors } = await open(host, path);
    await see(page.getByRole('main').getByText("look like you're trying to find the page that we don't have."));
    await inShop(page).follow('Back To Home');
    await inShop(page).seePath(pathAt(host, '/'));
    expect(takeErrors()).toEqual([]);
  });

  test('a policy that is not known has its words as title', async () => {
    const { page, takeErrors } = await open(host, '/PrivacyPolicy/Candle_Care_Promise');
    await inShop(page).seeHeading('Candle Care Promise');
    expect(takeErrors()).toEqual([]);
  });

  test('before the shop is awake, a search is sent to the list', async () => {
    const { page } = await open(host, '/', { javaScriptEnabled: false });
    await page.getByRole('search').first().getByRole('searchbox').or(page.getByRole('combobox')).first().fill('oak');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toBe(`${at(host, '/Products')}?q=oak`);
  });

  test('the statecharts open, with the shop beside them', async () => {
    const { page, takeErrors } = await open(host, '/Statecharts?machine=toast&state=visible.passing&pane=stage');
    await see(page.frameLocator('iframe').getByRole('contentinfo'));
    await expect(
      page.frameLocator('iframe').getByRole('contentinfo').getByRole('link', { name: 'Cart' }).getAttribute('href'),
    ).resolves.toBe(pathAt(host, '/Cart'));
    expect(takeErrors()).toEqual([]);
  });

  test('the offline worker keeps the shop, and shows a page of it without a network', async () => {
    const { page } = await open(host, '/', { serviceWorkers: 'allow' });
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(host.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.goto(at(host, '/Cart'));
    await settled(page);
    await onCart(page).seeHeading(/./);
    await page.goto(host.url);
    await settled(page);
    await page.goto(at(host, productPath(THE.lamp)));
    await settled(page);
    await inShop(page).seeHeading(LAMP.name);
  });

  test.runIf(host.base !== '/')('an address beside the folder of the shop is no page of it, also by Back', async () => {
    context = await openContext({ viewport: VIEWPORTS.desktop, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(new URL('/Cart', host.url).href);
    await settled(page);
    const shop = inShop(page);
    const missing = page.getByRole('main').getByText("look like you're trying to find the page that we don't have.");
    await see(missing);
    await shop.follow('Back To Home');
    await shop.seePath(pathAt(host, '/'));
    await shop.goBack();
    await see(missing);
  });

  test('the browser refuses a script that the page did not come with', async () => {
    const { page, takeErrors } = await open(host, '/Cart');
    const outcome = await page.evaluate(async () => {
      const refused: string[] = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
      const script = document.createElement('script');
      const image = document.createElement('div');
      document.body.append(image);
      const attempts = [
        () => (script.textContent = 'window.injected = true'),
        () => (image.innerHTML = '<img src="/none" onerror="window.injected = true">'),
      ];
      const thrown = attempts.map((attempt) => {
        try {
          return attempt();
        } catch (error) {
          return (error as Error).name;
        }
      });
      document.head.append(script);
      await new Promise((done) => setTimeout(done, 500));
      return { injected: 'injected' in window, thrown, refused };
    });
    takeErrors();
    const trustedTypes = 'require-trusted-types-for';
    expect(outcome).toEqual({
      injected: false,
      thrown: ['TypeError', 'TypeError'],
      // Each by the policy of the page and by that of the header.
      refused: [trustedTypes, trustedTypes, trustedTypes, trustedTypes],
    });
  });

  test('a page of the listing is answered by its query', async () => {
    const response = await fetch(at(host, '/Products?page=2'));
    const first = await fetch(at(host, '/Products'));
    expect((await response.text()) === (await first.text())).toBe(false);
  });
});

async function open(host: Host, path = '/', options: { javaScriptEnabled?: boolean; serviceWorkers?: 'allow' } = {}) {
  context = await openContext({ viewport: VIEWPORTS.desktop, serviceWorkers: 'block', ...options });
  const takeErrors = recordPageErrors(context, new URL(host.url).origin);
  const page: Page = await context.newPage();
  await page.goto(at(host, path));
  if (options.javaScriptEnabled !== false && !path.startsWith('/Statecharts')) {
    await settled(page);
  }
  return { page, takeErrors };
}

function pathAt({ base }: Host, path: string): string {
  return base.slice(0, -1) + path;
}
