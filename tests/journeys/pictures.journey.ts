import { expect } from 'vitest';

import { test } from '../support/browser';
import { ROUTES } from './pages/routes';
import { see } from './pages/shop';

/** A phone, upright and sideways, a tablet, a desktop and a large screen. */
const WIDTHS = [390, 660, 820, 1440, 1920] as const;
/** Tolerance of `sizes`: how much narrower or wider than drawn a picture may claim to be. */
const NARROWER = 0.9;
const WIDER = 1.15;

const TERMS = 'Terms of Service';

test.for(ROUTES)(
  'without scripts %s reads well, and every picture states how wide it is drawn',
  async (path, { openShop }) => {
    const page = await openShop({ path, scripts: false, reducedMotion: true });
    const main = page.getByRole('main');
    await expect(page.locator('html[data-settling]').count()).resolves.toBe(0);
    await see(page.getByRole('heading', { level: 1 }));
    expect.soft((await main.innerText()).length).toBeGreaterThan(60);
    await expect.soft(main.evaluate((element) => getComputedStyle(element).visibility)).resolves.toBe('visible');
    const terms = page.getByRole('contentinfo').getByRole('link', { name: TERMS });
    await expect.soft(terms.getAttribute('href')).resolves.toBe('/PrivacyPolicy/Terms-of-Service');
    // Whether it can be pressed, without leaving the page.
    await terms.click({ trial: true });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = async () =>
        (await page.evaluate(drawnPictures)).filter(
          ({ claimed, needed, isSized }) => !isSized || claimed < needed * NARROWER || claimed > needed * WIDER,
        );
      // The layout follows the window's width a moment later.
      await expect.poll(wrong, { message: `at ${width} px` }).toEqual([]);
    }
  },
);

/** Screens for which a file is just wide enough, or a little too narrow: the next one has twice the bytes. */
test.for([
  ['/Products', 360, 3, 480],
  ['/Products', 390, 3, 480],
  ['/Products', 393, 2.75, 480],
  ['/Products', 412, 3.5, 480],
  ['/Products', 412, 2.625, 480],
  ['/Products', 820, 2, 480],
  ['/Products', 1440, 2, 480],
  ['/MyAccount/Wishlist', 360, 3, 480],
  ['/MyAccount/Wishlist', 820, 2, 720],
  ['/MyAccount/TrackOrder', 1440, 2, 1200],
  ['/Products/ProductDetail/Larkwood-Three-Seat-Sofa', 768, 2, 720],
  ['/Products/ProductDetail/Larkwood-Three-Seat-Sofa', 375, 2, 720],
  ['/Products/ProductDetail/Larkwood-Three-Seat-Sofa', 360, 3, 720],
  ['/Products/ProductDetail/Larkwood-Three-Seat-Sofa', 390, 3, 1200],
  ['/Blog', 360, 2, 800],
  ['/Blog', 402, 3, 800],
  ['/Blog', 430, 3, 800],
  ['/Blog', 440, 3, 800],
  ['/LogIn', 440, 3, 800],
  ['/ContactUs', 440, 3, 800],
  ['/Blog', 1440, 1, 800],
  ['/Blog/BlogDetail/Maren-Solberg', 1280, 1, 1200],
  ['/Blog/BlogDetail/Maren-Solberg', 1366, 1, 1200],
  ['/Nowhere', 390, 3, 1200],
  ['/Nowhere', 412, 3.5, 1200],
] as const)(
  'of the first picture of %s a screen of %d px, times %d, fetches the file of %d px',
  async ([path, width, deviceScaleFactor, fetched], { openShop }) => {
    const page = await openShop({ path, width, scripts: false, context: { deviceScaleFactor } });
    const picture = page.getByRole('main').locator('img[fetchpriority=high]').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(new RegExp(`-${fetched}[.]avif$`));
  },
);

test.for([
  ['/', 'a[href*="Bedroom"]', 1440, 2, 800],
  ['/', 'a[href*="Bedroom"]', 430, 3, 800],
  ['/Cart', 'a[data-card]', 414, 2, 200],
] as const)(
  'of the first picture of %s in %s a screen of %d px, times %d, fetches the file of %d px',
  async ([path, link, width, deviceScaleFactor, fetched], { openShop }) => {
    // With nothing cached: a wider file that Chromium has it shows, and fetches none.
    const page = await openShop({
      path,
      width,
      scripts: false,
      allowsServiceWorker: true,
      context: { deviceScaleFactor },
    });
    const picture = page.getByRole('main').locator(`${link} img, *:has(> ${link}) img`).first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(new RegExp(`-${fetched}[.]avif$`));
  },
);

test('without scripts a link leads to its page', async ({ openShop }) => {
  const page = await openShop({ scripts: false });
  await page.getByRole('contentinfo').getByRole('link', { name: TERMS }).click();
  await see(page.getByRole('heading', { level: 1, name: TERMS, exact: true }));
});

test('a card that is pointed at shows its second picture; one that is tapped never has it', async ({ openShop }) => {
  const desk = await openShop({ path: '/Products' });
  const pointedAt = desk.getByRole('main').getByRole('article').first();
  const phone = await openShop({ path: '/Products', width: 'phone', context: { hasTouch: true } });
  const tapped = phone.getByRole('main').getByRole('article').first();
  await expect(pointedAt.locator('img').count()).resolves.toBe(1);
  await pointedAt.getByRole('heading').hover();
  const isShown = (image: HTMLImageElement) =>
    image.naturalWidth > 0 && image.checkVisibility({ opacityProperty: true });
  await expect.poll(() => pointedAt.locator('img').nth(1).evaluate(isShown)).toBe(true);

  await tapped.getByRole('button', { name: /^Compare/ }).tap();
  await see(tapped.getByRole('button', { name: /^Compare/, pressed: true }));
  await expect(tapped.locator('img').count()).resolves.toBe(1);
});

test('a card that is pointed at keeps its picture in sight until the second has come, and where it never comes', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/Products' });
  const card = page.getByRole('main').getByRole('article').first();
  let lose: (() => Promise<void>) | undefined;
  await page.route(/-2-\d+[.]avif$/, (route) => {
    lose = () => route.abort();
  });
  await card.getByRole('heading').hover();
  const second = card.locator('picture').nth(1);
  await expect.poll(() => lose).toBeDefined();
  const grounds = () => [second, second.locator('img')].map((part) => part.evaluate(groundOf));
  await expect(Promise.all(grounds())).resolves.toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  await lose?.();
  await expect.poll(() => second.locator('img').evaluate(isSeen)).toBe(false);
});

function groundOf(element: Element) {
  return getComputedStyle(element).backgroundColor;
}

function isSeen(element: Element) {
  return element.checkVisibility({ visibilityProperty: true });
}

/**
 * Runs in the page: the width each visible picture claims in `sizes`, and the width it needs to cover its box, in px.
 */
async function drawnPictures() {
  const drawn = [];
  for (const picture of document.querySelectorAll('picture')) {
    const image = picture.querySelector('img');
    const source = [...picture.querySelectorAll('source')].find(({ media }) => matchMedia(media || 'all').matches);
    const { width, height } = image?.getBoundingClientRect() ?? new DOMRect();
    if (!image || !source || width === 0 || !image.checkVisibility({ opacityProperty: true })) {
      continue;
    }
    const [smallest = ''] = source.srcset.split(', ');
    // With `sizes`, the natural width is what `sizes` says; a picture with media conditions has its own shape.
    const probe = Object.assign(new Image(), { sizes: source.sizes, srcset: smallest });
    await probe.decode();
    drawn.push({
      file: smallest.split(' ')[0],
      isSized: image.hasAttribute('width') && image.hasAttribute('height'),
      claimed: probe.naturalWidth,
      needed: Math.round(Math.max(width, (height * probe.naturalWidth) / probe.naturalHeight)),
    });
  }
  return drawn;
}
