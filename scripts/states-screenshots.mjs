import { chromium } from 'playwright-core';
import sharp from 'sharp';

import { launchOptions } from './browser.mjs';
import { createShopServer, onFreePort } from './shop-server.mjs';

const HEIGHT_PX = 844;
/** Where the desk layout begins, in px. */
const DESKTOP_PX = 1024;
const TIMEOUT_MS = 20_000;

/** The built shop, served on a free port, and a browser of a width in px that takes pictures of its states. */
export async function openScreenshots(width) {
  const isDesktop = width >= DESKTOP_PX;
  const shop = await onFreePort(await createShopServer());
  const { executablePath, args } = await launchOptions();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--font-render-hinting=none'],
    // A page that is locked keeps the room of a scrollbar: with hidden ones it would keep room for nothing.
    ...(isDesktop ? { ignoreDefaultArgs: ['--hide-scrollbars'] } : {}),
  });
  const context = await browser.newContext({
    baseURL: shop.origin,
    viewport: { width, height: HEIGHT_PX },
    // Phones and tablets draw their scrollbars over the page, and let them fade: there they are hidden.
    isMobile: !isDesktop,
    // What turns is not there for who wants no motion; whatever moves is ended before the picture is taken.
    reducedMotion: 'no-preference',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  return {
    take: (print) => take(context, print),
    close: async () => {
      await browser.close();
      shop.close();
    },
  };
}

/**
 * What a window shows in a state, as WebP, and whether the part of the page that it is about stands in the window. Throws
 * when the stage does not say that it stands in the state.
 */
async function take(context, { id, isFinal, shown: { href, part } }) {
  const page = await context.newPage();
  try {
    await page.goto(href);
    await page.locator(isFinal ? 'html[data-states]' : `html[data-states~="${id}"]`).waitFor({ state: 'attached' });
    // The document names its states before it has drawn them.
    await page.locator('main').waitFor();
    await page.evaluate(untilLoaded);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const isVisible = await page.evaluate(isInViewport, part);
    return { picture: await sharp(picture).webp({ quality: 80 }).toBuffer(), isVisible };
  } finally {
    await page.close();
  }
}

/** Runs in the page: fonts and every picture in the window are there, and have been painted. */
async function untilLoaded() {
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  const inViewport = () =>
    [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    });
  await document.fonts.ready;
  await painted();
  // A page that is scrolled begins to fetch what has come into the window, and that may be a font as well.
  do {
    await Promise.all(inViewport().map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await painted();
  } while (inViewport().some(({ complete }) => !complete));
}

/** Runs in the page: of a part that is drawn something is in the window; one that is not drawn has no place. */
function isInViewport(selector) {
  const part = document.querySelector(selector);
  const { top, bottom, height } = part?.getBoundingClientRect() ?? {};
  return part !== null && (height === 0 || (bottom > 0 && top < window.innerHeight));
}
