import { describe, expect } from 'vitest';

import { settled, test, VIEWPORT_NAMES } from '../support/browser';
import type { OpenShop, ViewportName } from '../support/browser';
import { inAccount } from './pages/account';
import { onCart } from './pages/cart';
import { onCatalogue } from './pages/catalogue';
import { onCheckout } from './pages/checkout';
import { CARD_THAT_PAYS, PERSON, product } from './pages/facts';
import { onProduct } from './pages/product';
import { keptText, MORNING, scrollsByWheel, see, seeNot } from './pages/shop';

const FAILED = 'Sorry, we can not verify your card. Please make sure to fill in the correct informations';
const CONFIRMED = 'Your order has been confirmed & It is on the way. Check your email for the details';

describe.each(VIEWPORT_NAMES)('a purchase on a %s', (width) => {
  test('a shopper finds a cushion, pays after a failed attempt, and finds the order in the account', async ({
    openShop,
  }) => {
    const page = await openShop({ width, now: MORNING });
    const home = onCatalogue(page);
    await home.searchFor('cushion');
    await home.main.getByRole('link', { name: /Cloud Bouclé Cushion/ }).click();
    const cushion = onProduct(page);
    await cushion.seeHeading(product(7).name);
    await cushion.increase();
    await cushion.addToCart();
    await cushion.follow('Checkout', cushion.cartToast);
    const cart = onCart(page);
    await cart.seeLines(5);
    await cart.checkOut();

    const I = onCheckout(page);
    await I.seePath('/Checkout');
    await I.fillPersonal();
    await I.goOn();
    await I.seePath('/Checkout/Payment');
    await I.fillCard({ ...CARD_THAT_PAYS, number: '4242 4242 4242 4241' });
    await I.payNow();
    await I.seeFailure();
    await I.see(FAILED, I.failure);
    await I.tryAgain();
    await I.seeNoFailure();
    await I.seeFocusOn(I.card.number);
    await expect(I.card.name.inputValue()).resolves.toBe(CARD_THAT_PAYS.name);
    await I.card.number.fill(CARD_THAT_PAYS.number);
    await I.payNow();
    await I.seeSuccess();
    await I.see(CONFIRMED, I.success);
    await I.follow('Check Order Details', I.success);

    await I.seePath('/MyAccount');
    const account = inAccount(page);
    await account.see('In Progress', account.history.getByRole('listitem').first());
    await account.history.getByText('7 pieces').click();
    await account.see(product(7).name, account.history.getByRole('listitem').first());
    const ids = await account.orderIds();
    await page.reload();
    await settled(page);
    await expect(account.orderIds()).resolves.toEqual(ids);
    await page.goto('/Cart');
    await account.see('Your cart is empty');
  });

  test('neither a double click, nor Back, nor a reload makes a second order', async ({ openShop }) => {
    const I = await openPayment(openShop, width);
    const account = inAccount(I.page);
    await I.page.goto('/MyAccount');
    await settled(I.page);
    const before = new Set(await account.orderIds()).size;
    await I.page.goto('/Checkout/Payment');
    await settled(I.page);
    await I.fillCard(CARD_THAT_PAYS);
    await I.pay.dblclick();
    await I.seeSuccess();
    await I.page.reload();
    await settled(I.page);
    await I.page.goto('/MyAccount');
    await settled(I.page);
    await expect.poll(async () => new Set(await account.orderIds()).size).toBe(before + 1);
    await I.goBack();
    await settled(I.page);
    await I.page.goto('/MyAccount');
    await settled(I.page);
    await expect.poll(async () => new Set(await account.orderIds()).size).toBe(before + 1);
  });

  test('the success dialog locks scrolling, makes Confirmation the current step, and Go to Homepage frees the page', async ({
    openShop,
  }) => {
    const I = await openPayment(openShop, width);
    await expect(
      I.steps.allInnerTexts().then((texts) => texts.map((text) => /[A-Z]\w+/.exec(text)?.[0])),
    ).resolves.toEqual(['Personal', 'Billing', 'Confirmation']);
    await I.fillCard(CARD_THAT_PAYS);
    await I.payNow();
    await I.seeSuccess();
    await I.seeFocusIn(I.success);
    await expect(scrollsByWheel(I.page)).resolves.toBe(false);
    await expect(I.page.locator('[aria-current="step"]').evaluate((step) => step.textContent)).resolves.toContain(
      'Confirmation',
    );
    await expect(I.success.getByRole('link', { name: 'Check Order Details' }).getAttribute('href')).resolves.toBe(
      '/MyAccount',
    );
    await I.follow('Go to Homepage', I.success);
    await I.seePath('/');
    await seeNot(I.success);
    await expect.poll(() => scrollsByWheel(I.page)).toBe(true);
  });

  test('the failure dialog locks scrolling, keeps Tab inside, and leaving the page frees it', async ({ openShop }) => {
    const I = await openPayment(openShop, width);
    await I.fillCard({ ...CARD_THAT_PAYS, cvv: '321' });
    await I.payNow();
    await I.seeFailure();
    // The second press of a double click, beside the dialog that has come meanwhile.
    await I.page.mouse.move(3, 3);
    await I.page.mouse.down({ clickCount: 2 });
    await I.page.mouse.up({ clickCount: 2 });
    await expect(scrollsByWheel(I.page)).resolves.toBe(false);
    await I.seeFocusIn(I.failure);
    for (let presses = 0; presses < 6; presses += 1) {
      await I.page.keyboard.press('Tab');
      // Between a dialog's last control and its first, focus is in the browser's own interface.
      await expect(
        I.failure.evaluate(
          (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
        ),
      ).resolves.toBe(true);
    }
    await I.page.keyboard.press('Escape');
    await I.seeNoFailure();
    await expect(I.card.cvv.inputValue()).resolves.toBe('321');
    await I.payNow();
    await I.seeFailure();
    await I.goBack();
    await expect.poll(() => scrollsByWheel(I.page)).toBe(true);
  });

  test('name, number and cvv must all match a sample record; spaces and capitals of the name do not matter', async ({
    openShop,
  }) => {
    const I = await openPayment(openShop, width);
    for (const wrong of [{ name: 'Nora Elery' }, { number: '5555 5555 5555 4444' }, { cvv: '1234' }]) {
      await I.fillCard({ ...CARD_THAT_PAYS, ...wrong });
      await I.payNow();
      await I.seeFailure();
      await I.tryAgain();
      await I.seeNoFailure();
    }
    await I.fillCard({ ...CARD_THAT_PAYS, name: '  nora   ELLERY ', number: '4242424242424242' });
    await I.payNow();
    await I.seeSuccess();
  });

  test('a card saved as default is the one Default among the saved cards', async ({ openShop }) => {
    const I = await openPayment(openShop, width);
    await I.press('Fill in a sample card');
    await expect(I.card.number.inputValue()).resolves.not.toBe('');
    await I.card.expiry.fill('12/30');
    await I.card.asDefault.check();
    await I.payNow();
    await I.seeSuccess();
    await I.page.goto('/MyAccount/PaymentAndBilling');
    const saved = I.main.getByRole('listitem').filter({ has: I.page.getByText('Default', { exact: true }) });
    await expect.poll(() => saved.count()).toBe(1);
    await see(saved.getByText('12/30'));
    const stored = await keptText(I.page);
    // Four digits only on their own: a stored time or random number may have them among its own.
    expect(stored).not.toMatch(/4242 ?4242|5555 ?5555|(?<!\d)3782(?!\d)|37828224/);
    expect(stored).not.toMatch(/cvv|cvc/i);
  });
});

/** Opens the card step with the personal details filled in. */
async function openPayment(openShop: OpenShop, width: ViewportName) {
  const I = onCheckout(await openShop({ width, path: '/Checkout', now: MORNING }));
  await I.fillPersonal(PERSON);
  await I.goOn();
  await I.seePath('/Checkout/Payment');
  return I;
}
