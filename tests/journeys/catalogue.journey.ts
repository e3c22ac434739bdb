import { describe, expect } from 'vitest';

import type { Product } from '#domain/product';
import { products } from '#fixtures/products';

import { resize, test, VIEWPORT_NAMES } from '../support/browser';
import { onCatalogue } from './pages/catalogue';
import { countOf, product, shownPrice, THE } from './pages/facts';
import { dollars, scrollsByWheel, see, seeNot } from './pages/shop';

const CATEGORIES = ['Bedroom', 'Bathroom', 'Kitchen', 'Living Room', 'Dining Room'] as const;

const BANDS = [
  ['$0.00 - $30.00', 0, 30],
  ['$30.00 - $60.00', 30, 60],
  ['$60.00 - $90.00', 60, 90],
  ['$90.00 - $120.00', 90, 120],
  ['$120.00 and above', 120, Number.POSITIVE_INFINITY],
] as const;

describe.each(VIEWPORT_NAMES)('the catalogue on a %s', (width) => {
  test('a first visit shows all 50 products, all categories and all prices', async ({ openShop }) => {
    const I = onCatalogue(await openShop({ width, path: '/Products' }));
    await I.seeCount(50);
    await I.seeChosen('All Categories');
    await I.seeChosen('All Prices');
  });

  test('each category shows its own products and is in the address', async ({ openShop }) => {
    const I = onCatalogue(await openShop({ width, path: '/Products' }));
    for (const category of CATEGORIES) {
      await I.choose(category);
      await I.seeCount(countOf((item) => item.category === category));
      await expect.poll(() => new URL(I.page.url()).searchParams.get('category')).toBe(category);
      for (const text of await I.cards.allTextContents()) {
        expect(text).toContain(category);
      }
    }
    await I.choose('All Categories');
    await I.seeCount(50);
    await I.seePath('/Products');
  });

  test('each price band is inclusive at both ends, on the discounted price', async ({ openShop }) => {
    const I = onCatalogue(await openShop({ width, path: '/Products' }));
    for (const [band, least, most] of BANDS) {
      await I.choose(band);
      await I.seeCount(countOf(({ shown }) => shown >= least && shown <= most));
    }
    // 60 after 20 % discount is in both neighbouring bands.
    for (const band of ['$30.00 - $60.00', '$60.00 - $90.00']) {
      await I.choose(band);
      await see(I.main.getByRole('link', { name: new RegExp(product(THE.lamp).name) }));
    }
  });

  test('nothing found says so, and Clear Filter brings back all 50', async ({ openShop }) => {
    const I = onCatalogue(await openShop({ width, path: '/Products' }));
    await I.choose('Living Room');
    await I.choose('$0.00 - $30.00');
    await I.seeNothingFound();
    await expect(I.page.getByRole('button', { name: 'Clear Filter', exact: true }).count()).resolves.toBe(1);
    await I.clearFilter();
    await I.seeCount(50);
    await I.seePath('/Products');
    await I.seeQuery({});
    await I.seeFocusOn(I.main.getByRole('status').filter({ hasText: '50 products' }));
    await I.seeChosen('All Categories');
  });

  test('what is chosen is in the address: reload keeps it, Back takes back one choice without moving', async ({
    openShop,
  }) => {
    const I = onCatalogue(await openShop({ width, path: '/Products' }));
    await I.choose('Kitchen');
    await I.choose('$30.00 - $60.00');
    const count = countOf(({ category, shown }) => category === 'Kitchen' && shown >= 30 && shown <= 60);
    await I.seeCount(count);
    await I.seeQuery({ category: 'Kitchen', band: '30-60' });
    await I.page.reload();
    await I.seeCount(count);
    await I.seeChosen('Kitchen');
    await I.goBack();
    await I.seeCount(countOf(({ category }) => category === 'Kitchen'));
    await I.goBack();
    await I.seeCount(50);
  });

  test('chosen filters are chips that can be removed one by one', async ({ openShop }) => {
    const I = onCatalogue(await openShop({ width, path: '/Products?category=Bathroom' }));
    await I.choose('$30.00 - $60.00');
    await I.removeChip('Bathroom');
    await I.seeCount(countOf(({ shown }) => shown >= 30 && shown <= 60));
    await I.removeChip('$30.00 - $60.00');
    await I.seeCount(50);
  });

  test('search finds words in name or category, accent- and case-blind, together with the filters', async ({
    openShop,
  }) => {
    const I = onCatalogue(await openShop({ width, path: '/Products' }));
    await I.searchFor('BOUCLE cushion');
    await I.seeCount(1);
    await see(I.main.getByRole('link', { name: /Cloud Bouclé Cushion/ }));
    await I.seeQuery({ q: 'BOUCLE cushion' });
    await I.choose('Kitchen');
    await I.seeNothingFound();
    await I.clearFilter();
    await I.seeCount(50);
    await I.searchFor(String.raw`(+\[*🪑`);
    await I.seeNothingFound();
    await I.see('Type a word, such as “lamp” or “oak”.');
    await I.seeQuery({ q: String.raw`(+\[*🪑` });
    await I.searchFor('oak table');
    // Of two pieces of oak that are called a table one is a sideboard, by its name in the trade only.
    await I.seeCount(1);
    await see(I.cards.filter({ hasText: 'Meadow Dining Table' }));
  });

  test('a card tells name, price, discount and Sold Out', async ({ openShop }) => {
    const I = onCatalogue(await openShop({ width, path: '/Products' }));
    const lamp = await I.main.getByRole('link', { name: new RegExp(product(THE.lamp).name) }).textContent();
    expect(lamp).toContain(shownPrice(THE.lamp));
    expect(lamp).toMatch(/20\s?%/);
    expect(lamp).not.toContain('Sold Out');
    const sideboard = await I.main.getByRole('link', { name: new RegExp(product(THE.soldOut).name) }).textContent();
    expect(sideboard).toContain('Sold Out');
    expect(sideboard).not.toMatch(/\d\s?%/);
  });

  test('every one of the 50 cards shows price minus discount percent with two decimals', async ({ openShop }) => {
    const I = onCatalogue(await openShop({ width, path: '/Products' }));
    const texts = await I.cards.allTextContents();
    const told = products.map(({ name }) => dollars(withoutOldPrice(texts.find((text) => text.includes(name)))));
    expect(told).toEqual(products.map(({ id }) => dollars(shownPrice(id))));
  });
});

test('a list of what fits a room shows everything until a room is given, and what fits is a filter like others', async ({
  openShop,
}) => {
  const I = onCatalogue(await openShop({ width: 'desktop', path: '/Products?only=room' }));
  await I.see('No room is kept on this device', I.main);
  await I.seeCount(50);
  const filters = I.main.getByRole('region', { name: 'Filters' });
  await filters.getByText('See what fits my room').click();
  await filters.getByRole('textbox', { name: 'Room width' }).fill('160');
  await filters.getByRole('textbox', { name: 'Door width' }).fill('80');
  await seeNot(I.main.getByText('No room is kept on this device'));
  await I.seeCount(46);
  await I.removeChip('Fits my room');
  await I.seeCount(50);
  await I.goBack();
  await I.seeCount(46);
  await see(filters.getByRole('heading', { name: 'Recent filters' }));
  await I.press('Forget these', filters);
  await I.seeFocusOn(I.main.getByRole('status').filter({ hasText: '46 products' }));
  await seeNot(filters.getByRole('heading', { name: 'Recent filters' }));
});

test('on a desktop a choice of filter never moves the page, nor does taking it back', async ({ openShop }) => {
  const I = onCatalogue(await openShop({ path: '/Products' }));
  const radio = I.radio('Kitchen');
  await I.page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  await radio.scrollIntoViewIfNeeded();
  const place = await I.page.evaluate(() => Math.round(scrollY));
  await radio.check();
  await I.seeCount(countOf(({ category }) => category === 'Kitchen'));
  await I.seeScrolledTo(place);
  await I.goBack();
  await I.seeCount(50);
  await I.seeScrolledTo(place);
});

test('sort offers price low to high, high to low and rating, and keeps the catalogue’s order until asked', async ({
  openShop,
}) => {
  const I = onCatalogue(await openShop({ path: '/Products' }));
  const sort = I.main.getByRole('combobox', { name: /sort/i });
  const shown = async () =>
    (await I.cards.allTextContents()).map((text) => products.find(({ name }) => text.includes(name))?.id);
  const inOrder = (before: (one: Product, other: Product) => number) => products.toSorted(before).map(({ id }) => id);
  const priceOf = ({ id }: Product) => dollars(shownPrice(id));
  // Sold-out products come last.
  await expect(shown()).resolves.toEqual(inOrder((one, other) => Number(one.stock === 0) - Number(other.stock === 0)));
  await sort.selectOption({ label: 'Price: low to high' });
  await expect.poll(shown).toEqual(inOrder((one, other) => priceOf(one) - priceOf(other)));
  await sort.selectOption({ label: 'Price: high to low' });
  await expect.poll(shown).toEqual(inOrder((one, other) => priceOf(other) - priceOf(one)));
  await sort.selectOption({ label: 'Rating' });
  await expect.poll(shown).toEqual(inOrder((one, other) => other.rate - one.rate));
});

test('the filter drawer of a phone takes focus, locks the page, closes by Esc and gives focus back', async ({
  openShop,
}) => {
  const I = onCatalogue(await openShop({ width: 'phone', path: '/Products' }));
  await I.openDrawer();
  await see(I.drawer);
  await I.seeFocusIn(I.drawer);
  for (let presses = 0; presses < 12; presses += 1) {
    await I.page.keyboard.press('Tab');
    // Between a dialog's last control and its first, focus is in the browser's own interface.
    await expect(
      I.drawer.evaluate(
        (drawer) =>
          [drawer, document.body].some((place) => place === document.activeElement) ||
          drawer.contains(document.activeElement),
      ),
    ).resolves.toBe(true);
  }
  await expect(scrollsByWheel(I.page)).resolves.toBe(false);
  await I.page.keyboard.press('Escape');
  await seeNot(I.drawer);
  await I.seeFocusOn(I.drawerOpener);
  await expect.poll(() => scrollsByWheel(I.page)).toBe(true);
});

test('the filter drawer says how many products its choice leaves, and Back closes what it opened', async ({
  openShop,
}) => {
  const I = onCatalogue(await openShop({ width: 'phone', path: '/Products' }));
  await I.openDrawer();
  await I.radio('Bathroom').check();
  await I.drawer.getByRole('button', { name: 'Show 10 products', exact: true }).click();
  await seeNot(I.drawer);
  await I.seeCount(10);
  await I.openDrawer();
  await see(I.drawer);
  await I.goBack();
  await seeNot(I.drawer);
  await I.seeQuery({});
  await I.seeCount(50);
  await I.openDrawer();
  await see(I.drawer);
  await resize(I.page, { width: 1280, height: 900 });
  await expect.poll(() => scrollsByWheel(I.page)).toBe(true);
});

/** The text of a card without its list price. */
function withoutOldPrice(text = ''): string {
  return text.replace(/was \$[\d,.]+/i, '');
}
