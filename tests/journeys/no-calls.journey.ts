import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { settled, test, VIEWPORT_NAMES } from '../support/browser';
import { inAccount } from './pages/account';
import { onCatalogue } from './pages/catalogue';
import { onCheckout } from './pages/checkout';
import { CARD_THAT_PAYS, productPath, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { A_MORNING, inShop, see } from './pages/shop';

describe.each(VIEWPORT_NAMES)('what the shop asks of a server on a %s', (width) => {
  test('every form can be submitted, and nothing is sent: pages and files are all that is asked for', async ({
    openShop,
  }) => {
    const page = await openShop({ width, path: '/Products', now: A_MORNING });
    const sent = listenTo(page);
    const I = inShop(page);
    await onCatalogue(page).searchFor('lamp');
    await I.footer.getByRole('textbox', { name: /email/i }).fill('ada@example.com');
    await I.press('Subscribe', I.footer);

    await open(page, '/LogIn');
    await I.main.getByLabel(/email or phone/i).fill('ada@example.com');
    await I.main.getByLabel(/^password/i).fill('a quiet afternoon');
    await I.press('Log In');
    await see(I.main.getByRole('alert').first());

    await open(page, productPath(THE.lamp));
    await onProduct(page).chooseTab('Reviews');
    await onProduct(page).postReview({ name: 'Ada', email: 'ada@example.com', text: 'Warm light.' });
    await see(I.main.getByText('Warm light.'));

    await open(page, '/MyAccount/TrackOrder');
    await inAccount(page).track('LW-10388', 'sample@larkwood.example');
    await I.seePath('/MyAccount/TrackOrder/TrackOrderDetail');

    await open(page, '/Checkout');
    const checkout = onCheckout(page);
    await checkout.fillPersonal();
    await checkout.goOn();
    await I.seePath('/Checkout/Payment');
    await checkout.fillCard(CARD_THAT_PAYS);
    await checkout.payNow();
    await checkout.seeSuccess();

    expect(sent.filter(({ method, body }) => method !== 'GET' || body !== null)).toEqual([]);
    // Nothing typed is in an address; the search's own words are meant to be.
    expect(sent.filter(({ url }) => /ada|quiet|4242|LW-10388%|sample@/i.test(url))).toEqual([]);
  });
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

function listenTo(page: Page) {
  const sent: { method: string; url: string; body: string | null }[] = [];
  page.on('request', (request) =>
    sent.push({ method: request.method(), url: request.url(), body: request.postData() }),
  );
  return sent;
}
