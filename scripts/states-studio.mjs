import { chromium } from 'playwright-core';
import sharp from 'sharp';

import { launchOptions } from './browser.mjs';
import { createShopServer, onFreePort } from './shop-server.mjs';

const HEIGHT_PX = 844;
/** Where the desk layout begins, in px. */
const DESK_PX = 1024;
const LONGEST_WAIT_MS = 20_000;

/** The built shop, served on a free port, and a browser of a width in px that takes pictures of its states. */
export async function openStudio(width) {
  const shop = await onFreePort(await createShopServer());
  const { executablePath, args } = await launchOptions();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--font-render-hinting=none'],
    // A page that is locked keeps the room of a scrollbar: with hidden ones it would keep room for nothing.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const context = await browser.newContext({
    baseURL: shop.origin,
    viewport: { width, height: HEIGHT_PX },
    // Phones and tablets draw their scrollbars over the page.
    isMobile: width < DESK_PX,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  return {
    take: (print) => take(context, print),
    close: async () => {
      await browser.close();
      shop.close();
    },
  };
}

/** What a window shows in a state, as WebP. Throws when the stage does not say that it stands in it. */
async function take(context, { id, isFinal, shown: { href } }) {
  const page = await context.newPage();
  try {
    await page.goto(href);
    await page.locator(isFinal ? 'html[data-states]' : `html[data-states~="${id}"]`).waitFor({ state: 'attached' });
    // The document names its states before it has drawn them.
    await page.locator('main').waitFor();
    await page.evaluate(allIsLoaded);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    return await sharp(picture).webp({ quality: 80 }).toBuffer();
  } finally {
    await page.close();
  }
}

/** Runs in the page: fonts and every picture in the window are there, and have been painted. */
async function allIsLoaded() {
  await document.fonts.ready;
  const isInWindow = (picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  };
  await Promise.all([...document.images].filter(isInWindow).map((picture) => picture.decode().catch(() => undefined)));
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
