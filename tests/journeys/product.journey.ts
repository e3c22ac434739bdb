import { describe, expect } from 'vitest';

import { resize, settled, test, VIEWPORT_NAMES } from '../support/browser';
import { onCatalogue } from './pages/catalogue';
import { product, productPath, shownPrice, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { MORNING, see, seeNot } from './pages/shop';

describe.each(VIEWPORT_NAMES)('a product on a %s', (width) => {
  test('a card leads to the product, and a new tab or a reload shows the same one', async ({ openShop }) => {
    const I = onCatalogue(await openShop({ width, path: '/Products' }));
    await I.main.getByRole('link', { name: new RegExp(product(THE.lamp).name) }).click();
    await I.seePath(productPath(THE.lamp));
    await I.seeHeading(product(THE.lamp).name);
    await I.page.reload();
    await I.seeHeading(product(THE.lamp).name);
    const shared = onProduct(await openShop({ width, path: productPath(THE.lamp) }));
    await shared.seeHeading(product(THE.lamp).name);
    await shared.see(shownPrice(THE.lamp));
  });

  test('a card that is opened with Ctrl shows its product in a tab of its own', async ({ openShop }) => {
    const I = onCatalogue(await openShop({ width, path: '/Products' }));
    const tab = I.page.context().waitForEvent('page');
    await I.main.getByRole('link', { name: new RegExp(product(THE.lamp).name) }).click({ modifiers: ['Control'] });
    await onProduct(await tab).seeHeading(product(THE.lamp).name);
    await I.seePath('/Products');
  });

  test('the id in the navigation state decides, not the path', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Products' });
    const I = onProduct(page);
    // A path of no product, with the navigation state of the lamp's card.
    await page.evaluate(
      (id) => history.replaceState({ ...history.state, productId: id }, '', '/Products/ProductDetail/Anything'),
      THE.lamp,
    );
    await page.reload();
    await I.seeHeading(product(THE.lamp).name);
  });

  test('the quantity may be empty while typing and becomes 1 on leaving', async ({ openShop }) => {
    const I = onProduct(await openShop({ width, path: productPath(THE.lamp) }));
    await I.typeQuantity('');
    await I.seeQuantity('');
    await I.leaveQuantity();
    await I.seeQuantity('1');
  });

  test('a quantity of 0 or less becomes 1, above stock becomes stock', async ({ openShop }) => {
    const I = onProduct(await openShop({ width, path: productPath(THE.lastChairs) }));
    for (const [typed, becomes] of [
      ['0', '1'],
      ['-3', '1'],
      ['2', '2'],
      ['3', '2'],
      ['999', '2'],
    ] as const) {
      await I.typeQuantity(typed);
      await I.leaveQuantity();
      await I.seeQuantity(becomes);
    }
    await I.see('Only 2 in stock');
  });

  test('minus never goes below 1 and plus never above stock', async ({ openShop }) => {
    const I = onProduct(await openShop({ width, path: productPath(THE.lastChairs) }));
    await I.seeQuantity('1');
    await I.decrease();
    await I.seeQuantity('1');
    await I.increase();
    await I.seeQuantity('2');
    await I.increase();
    await I.seeQuantity('2');
    await expect(I.quantity.getAttribute('min')).resolves.toBe('1');
    await expect(I.quantity.getAttribute('max')).resolves.toBe('10');
  });

  test('adding more than the stock stops at the stock and says so', async ({ openShop }) => {
    const I = onProduct(await openShop({ width, path: productPath(THE.lastChairs), storage: {} }));
    await I.seeInCart(5);
    await I.typeQuantity('2');
    await I.addToCart();
    await I.seeInCart(7);
    await I.addToCart();
    await I.see('Only 2 in stock', I.cartToast);
    await I.seeInCart(7);
  });

  test('a product with stock 0 says Sold Out instead of quantity controls and buy buttons', async ({ openShop }) => {
    const I = onProduct(await openShop({ width, path: productPath(THE.soldOut) }));
    await I.see('Sold Out');
    await expect(I.quantity.count()).resolves.toBe(0);
    await expect(I.main.getByRole('button', { name: /add to cart|buy|quantity/i }).count()).resolves.toBe(0);
    // It is on the sample wishlist: the heart still toggles, without a toast.
    await I.seeHeart(true);
    await I.toggleHeart();
    await I.seeHeart(false);
    await I.toggleHeart();
    await I.seeHeart(true);
    await expect(I.wishlistToast.count()).resolves.toBe(0);
  });

  test('a thumbnail changes the main picture and adds no step to the history', async ({ openShop }) => {
    const I = onProduct(await openShop({ width, path: productPath(THE.lamp) }));
    const steps = await I.page.evaluate(() => history.length);
    await expect(I.thumbnails.count()).resolves.toBe(3);
    const first = await I.mainPicture();
    await I.thumbnails.nth(1).click();
    await expect.poll(I.mainPicture).not.toBe(first);
    await expect(I.thumbnails.nth(1).getAttribute('aria-current')).resolves.toBe('true');
    await I.thumbnails.nth(0).click();
    await expect.poll(I.mainPicture).toBe(first);
    await expect(I.page.evaluate(() => history.length)).resolves.toBe(steps);
  });

  test('Description and Reviews are tabs that arrow keys move between', async ({ openShop }) => {
    const I = onProduct(await openShop({ width, path: productPath(THE.lamp) }));
    await I.see(product(THE.lamp).description, I.panel);
    await I.chooseTab('Reviews');
    await see(I.reviews.first());
    await I.page.keyboard.press('ArrowLeft');
    await I.seeFocusOn(I.tab('Description'));
    await I.see(product(THE.lamp).description, I.panel);
    await I.page.keyboard.press('End');
    await I.seeFocusOn(I.tab('Reviews'));
    await see(I.reviews.first());
    // The ring leaves room around the word.
    await expect(I.tab('Reviews').evaluate((tab) => getComputedStyle(tab).outlineOffset)).resolves.toBe('2px');
  });

  test('a posted review is appended and the form cleared', async ({ openShop }) => {
    const I = onProduct(await openShop({ width, path: productPath(THE.lamp) }));
    await I.chooseTab('Reviews');
    await see(I.reviews.first());
    const before = await I.reviews.count();
    await I.postReview({ name: 'Ada Quill', email: 'ada@example.com', text: 'It warms the whole corner.' });
    await expect.poll(() => I.reviews.count()).toBe(before + 1);
    await expect(I.reviews.last().textContent()).resolves.toMatch(/It warms the whole corner\..*Ada Quill/s);
    for (const name of [/name/i, /email/i, /review/i]) {
      await expect(I.panel.getByRole('textbox', { name }).inputValue()).resolves.toBe('');
    }
  });

  test('a review that lacks something is not posted and keeps what was typed', async ({ openShop }) => {
    const I = onProduct(await openShop({ width, path: productPath(THE.lamp) }));
    await I.chooseTab('Reviews');
    await see(I.reviews.first());
    const before = await I.reviews.allTextContents();
    await I.postReview({ name: 'Ada Quill', text: 'It warms the whole corner.' });
    await I.see('There is a problem', I.panel);
    await I.seeFocusIn(I.panel.getByRole('alert'));
    await expect(I.reviews.allTextContents()).resolves.toEqual(before);
    await expect(I.panel.getByRole('textbox', { name: /review/i }).inputValue()).resolves.toBe(
      'It warms the whole corner.',
    );
    await expect(I.panel.getByRole('textbox', { name: /email/i }).getAttribute('aria-invalid')).resolves.toBe('true');
  });

  test('Similar Products are 4 others of the same category, the same after Back', async ({ openShop }) => {
    const I = onProduct(await openShop({ width, path: productPath(THE.lamp) }));
    const links = I.similar.getByRole('link');
    await expect.poll(() => links.count()).toBe(4);
    const shown = await links.allTextContents();
    expect(new Set(shown).size).toBe(4);
    for (const text of shown) {
      expect(text).toContain('Bedroom');
      expect(text).not.toContain(product(THE.lamp).name);
    }
    await links.first().click();
    await expect.poll(() => decodeURI(I.page.url())).not.toContain(productPath(THE.lamp));
    await I.goBack();
    await I.seeHeading(product(THE.lamp).name);
    await expect.poll(() => links.allTextContents()).toEqual(shown);
  });

  test('a random review count from 1 to 100 is shown, the same one on the card and on the page', async ({
    openShop,
  }) => {
    const I = onCatalogue(await openShop({ width, path: '/Products' }));
    const texts = await I.cards.allTextContents();
    const countIn = (text: string | undefined) =>
      Number(
        /(\d+) (?:ratings?|reviews?)|\((\d+)\)/
          .exec(text ?? '')
          ?.slice(1)
          .find(Boolean),
      );
    const counts = texts.map(countIn);
    expect(counts).toHaveLength(50);
    expect(counts.filter((count) => !(count >= 1 && count <= 100))).toEqual([]);
    expect(new Set(counts).size).toBeGreaterThan(5);
    const ofLamp = countIn(texts.find((text) => text.includes(product(THE.lamp).name)));
    await I.main.getByRole('link', { name: new RegExp(product(THE.lamp).name) }).click();
    await I.seeHeading(product(THE.lamp).name);
    await see(I.main.getByText(new RegExp(String.raw`\(${ofLamp}\)`)).first());
    const data = await I.page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join('')).toContain('"60.00"');
    expect(data.join('')).not.toContain('reviewCount');
  });
});

test('Similar Products are drawn again for every visit', async ({ openShop }) => {
  const I = onProduct(await openShop({ path: productPath(THE.lamp), now: MORNING }));
  const inVisit = async (seed: number) => {
    await I.page.evaluate((drawn) => {
      const visit = { seed: drawn, begunAt: Date.now(), usedAt: Date.now() };
      localStorage.setItem('larkwood-visit', JSON.stringify({ v: 1, data: visit }));
    }, seed);
    await I.page.reload();
    await settled(I.page);
    // Paths, not texts: the review count in a text is random as well.
    return I.similar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  };
  const one = await inVisit(1);
  expect(await inVisit(2)).not.toEqual(one);
  await expect(inVisit(1)).resolves.toEqual(one);
});

test('from 1024 px a preview opens over the page; Esc and Back close it and focus returns', async ({ openShop }) => {
  const I = onProduct(await openShop({ width: 1024, path: productPath(THE.lamp) }));
  await I.previewOpener.click();
  await see(I.preview);
  await I.seeFocusIn(I.preview);
  const picture = I.preview.getByRole('img').first();
  const before = await picture.getAttribute('alt');
  await I.page.keyboard.press('ArrowRight');
  await expect.poll(() => picture.getAttribute('alt')).not.toBe(before);
  await I.page.keyboard.press('Escape');
  await seeNot(I.preview);
  await I.seeFocusOn(I.previewOpener);
  await I.previewOpener.click();
  await see(I.preview);
  await I.goBack();
  await seeNot(I.preview);
  await I.seeHeading(product(THE.lamp).name);
});

test('below 1024 px there is no preview, and an open one closes when the window becomes smaller', async ({
  openShop,
}) => {
  const I = onProduct(await openShop({ width: 1023, path: productPath(THE.lamp) }));
  await expect(I.previewOpener.isVisible()).resolves.toBe(false);
  await resize(I.page, { width: 1280, height: 800 });
  await I.previewOpener.click();
  await see(I.preview);
  await resize(I.page, { width: 1000, height: 800 });
  await seeNot(I.preview);
});
