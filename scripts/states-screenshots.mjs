import { chromium } from 'playwright-core';
import sharp from 'sharp';

import { launchOptions } from './browser.mjs';
import { createShopServer, onFreePort } from './shop-server.mjs';

const HEIGHT_PX = 844;
/** Width in px at which the desktop layout begins. */
const DESKTOP_PX = 1024;
const TIMEOUT_MS = 20_000;
const PART_TIMEOUT_MS = 5000;
/** A page that stands still takes two, or some more while it is drawn. */
const MOST_SCREENSHOTS = 40;

/** Serves the built shop and opens a browser of a width in px that takes screenshots of states. */
export async function openScreenshots(width) {
  const isDesktop = width >= DESKTOP_PX;
  const shop = await onFreePort(await createShopServer());
  const { executablePath, args } = await launchOptions();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--font-render-hinting=none'],
    // A locked page reserves the scrollbar's width, so on a desktop the scrollbar must be visible.
    ...(isDesktop ? { ignoreDefaultArgs: ['--hide-scrollbars'] } : {}),
  });
  const context = await browser.newContext({
    baseURL: shop.origin,
    viewport: { width, height: HEIGHT_PX },
    // Overlay scrollbars fade on phones and tablets: hide them.
    isMobile: !isDesktop,
    // Reduced motion would hide what turns; running animations are finished by the screenshot.
    reducedMotion: 'no-preference',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  return {
    take: (print) => open(context, print, (page) => take(page, print)),
    /** Opens a state and lets something be done with its page; see `open`. */
    open: (print, act) => open(context, print, act),
    /** Lets something be done with an empty page. */
    blank: (act) => withPage(context, act),
    close: async () => {
      await browser.close();
      shop.close();
    },
  };
}

/** A screenshot of a state as WebP, and whether the part the machine owns is in it. */
async function take(page, { id, shown: { part } }) {
  const picture = await stillPicture(page, id);
  const isVisible = await page.evaluate(isInViewport, part);
  return { picture: await sharp(picture).webp({ quality: 80 }).toBuffer(), isVisible };
}

/**
 * A screenshot that looks like the one before it: what follows the page, such as a bar, comes some frames after it. Throws
 * where the page of a state, by its id, never stands still.
 */
export async function stillPicture(page, id) {
  let earlier;
  for (let count = 0; count < MOST_SCREENSHOTS; count += 1) {
    await page.evaluate(untilIdle);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (earlier?.equals(picture)) {
      return picture;
    }
    earlier = picture;
  }
  throw new Error(`The page of ${id} does not stand still: ${MOST_SCREENSHOTS} screenshots, no two in a row alike.`);
}

/** Runs in the page: waits until it has nothing to do, and all that watches what is in view has been told of it. */
function untilIdle() {
  return new Promise((resolve) => {
    const last = new IntersectionObserver(() => {
      last.disconnect();
      setTimeout(resolve, 50);
    });
    requestIdleCallback(() => last.observe(document.body), { timeout: 1000 });
  });
}

/** What `act` makes of the page of a state, once all of it is painted. Throws if the stage does not reach the state. */
function open(context, { id, isFinal, shown: { href, part } }, act) {
  return withPage(context, async (page) => {
    await page.goto(href);
    await page.locator(isFinal ? 'html[data-states]' : `html[data-states~="${id}"]`).waitFor({ state: 'attached' });
    // The document names its states before they are rendered.
    await page.locator('main').waitFor();
    // What is loaded later is brought into view when it comes; where it never does, that is told of its picture.
    await page.waitForFunction(isInViewport, part, { timeout: PART_TIMEOUT_MS }).catch(() => undefined);
    await page.evaluate(untilLoaded);
    return act(page);
  });
}

async function withPage(context, act) {
  const page = await context.newPage();
  try {
    return await act(page);
  } finally {
    await page.close();
  }
}

/** Runs in the page: waits until fonts and all pictures in the viewport are painted. */
async function untilLoaded() {
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  const inViewport = () =>
    [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      // What is folded away in <details> has a box, and is never loaded.
      return width > 0 && bottom > 0 && top < window.innerHeight && image.checkVisibility();
    });
  await document.fonts.ready;
  await painted();
  // Scrolling makes the page fetch what has come into view, possibly a font.
  do {
    await Promise.all(inViewport().map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await painted();
  } while (inViewport().some(({ complete }) => !complete));
}

/** Runs in the page: true if the part is in the viewport, or has no height. */
function isInViewport(selector) {
  const part = document.querySelector(selector);
  const { top, bottom, height } = part?.getBoundingClientRect() ?? {};
  return part !== null && (height === 0 || (bottom > 0 && top < window.innerHeight));
}
