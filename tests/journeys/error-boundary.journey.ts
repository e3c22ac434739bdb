import { afterEach, describe, expect, test } from 'vitest';

import { settled } from '../support/browser';
import { openWithFaults } from '../support/script-faults';
import type { Fault } from '../support/script-faults';
import { productPath, THE } from './pages/facts';
import { inShop } from './pages/shop';

let faulty: Awaited<ReturnType<typeof openWithFaults>>;

afterEach(() => faulty.context.close());

describe('a page whose script is missing', () => {
  test('leaves header and footer usable and is fetched again, whatever failed', async () => {
    faulty = await openWithFaults();
    const { page, breakScript, restoreScript } = faulty;
    const I = inShop(page);
    await page.goto('/SignUp');
    await settled(page);
    const visits: readonly (readonly [Fault, string, string, string])[] = [
      ['not found', 'Contact Us', 'ContactUs', 'Contact Us'],
      ['refused by the server', 'Blog', 'Blog', 'Blog'],
      ['broken off', 'Wishlist', 'Wishlist', 'Wishlist'],
      ['a page instead', 'Log In', 'LogIn', 'Log In'],
      ['no script by its type', 'Products', 'Products', 'Products'],
      ['cut short', 'Cart, 5 items', 'Cart', 'Cart'],
    ];
    for (const [fault, link, chunk, heading] of visits) {
      await breakScript(chunk, fault);
      await I.follow(link, I.header);
      await I.seeHeading('This page did not arrive');
      expect.soft(await frame(), fault).toEqual({
        title: expect.stringMatching(/^Error: .+ · Larkwood$/),
        lang: 'en',
        headings: ['This page did not arrive'],
        focus: 'This page did not arrive',
        parts: ['Skip to content', 'header', 'footer'],
      });
      await restoreScript(chunk);
      await I.press('Try again');
      await I.seeHeading(heading);
      await settled(page);
    }
  });

  test('says so without a network too, and with the menu open, and the shop goes on', async () => {
    faulty = await openWithFaults({ width: 'phone' });
    const { page, context } = faulty;
    const I = inShop(page);
    await page.goto('/');
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await I.follow('Blog', page.getByRole('dialog'));
    await I.seeHeading('This page did not arrive');
    expect(await page.evaluate(() => document.documentElement.dataset['scroll'])).toBe('free');
    await I.press('Try again');
    await I.seeHeading('This page still does not arrive');
    await I.goBack();
    await I.seePath('/');
    await I.seeHeading(/calm room/);
    await context.setOffline(false);
    await page.goForward();
    await I.seeHeading('Blog');
  });

  test('and slow is announced after a second, between header and footer', async () => {
    faulty = await openWithFaults();
    const { page, delayScript } = faulty;
    const I = inShop(page);
    await page.goto('/Products');
    await settled(page);
    const release = await delayScript('_productid');
    await page
      .locator(`a[href="${productPath(THE.lamp)}"]`)
      .first()
      .click();
    await I.seeHeading('One moment');
    expect(await frame()).toMatchObject({ focus: 'One moment', parts: ['Skip to content', 'header', 'footer'] });
    await I.seePath(productPath(THE.lamp));
    release();
    await I.seeHeading('Pebble Ceramic Table Lamp');
    await expect.poll(frame).toMatchObject({ focus: 'Pebble Ceramic Table Lamp' });
  });
});

function frame() {
  return faulty.page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    focus: document.activeElement?.textContent,
    parts: [...document.querySelectorAll<HTMLElement>('a[href="#content"], body > div > :is(header, footer)')].map(
      (part) => (part.localName === 'a' ? part.textContent : part.localName),
    ),
  }));
}
