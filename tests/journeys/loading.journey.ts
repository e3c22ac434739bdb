import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { settled, test, VIEWPORT_NAMES } from '../support/browser';
import readStored from '../machines/stored/v1.json' with { type: 'json' };
import { PERSON, productPath, THE } from './pages/facts';
import { ROUTES } from './pages/routes';
import { MORNING } from './pages/shop';

/** Stored data: showing it must not shift the layout. */
const STORED = {
  'larkwood.cart': { v: 1, data: [{ productId: 5, qty: 2 }] },
  'larkwood.wishlist': { v: 1, data: [5, 42] },
  'larkwood.profile': { v: 1, data: { person: { name: 'Ada Quill', email: 'ada@example.com' }, signedIn: true } },
};

const EMPTIED = { v: 1, data: [] };
const PAID = { 'larkwood.cart': EMPTIED, 'larkwood.orders': readStored['larkwood.orders'] };
const TYPED = {
  v: 1,
  data: { keptAt: Date.parse(MORNING), drafts: { checkout: { ...PERSON, city: PERSON.town } } },
};

describe.each(VIEWPORT_NAMES)('a page that loads on a %s', (width) => {
  test('knows the size of every picture; the largest in sight comes first and at once, those far below later', async ({
    openShop,
  }) => {
    const page = await openShop({ width });
    for (const path of ROUTES) {
      await page.goto(path);
      await settled(page);
      const { sizeless, largest, eagerBelow } = await picturesOf(page);
      expect.soft(sizeless, path).toEqual([]);
      expect.soft(eagerBelow, path).toEqual([]);
      expect.soft(largest, path).toBeOneOf(['none', 'eager high']);
    }
  });

  test('moves nothing that is in sight: cumulative layout shift below 0.1, kept things included', async ({
    openShop,
  }) => {
    const page = await openShop({ width, storage: STORED });
    for (const path of ROUTES) {
      await page.goto(path);
      await settled(page);
      await page.evaluate(() => document.fonts.ready);
      await expect.soft(layoutShift(page), path).resolves.toBeLessThan(0.1);
    }
  });

  test.for([
    ['a cart that is paid', '/Checkout/Payment', PAID],
    ['an emptied cart', '/Checkout', { 'larkwood.cart': EMPTIED }],
    ['details that are typed', '/Checkout/Payment', { 'larkwood.drafts': TYPED }],
  ] as const)('moves nothing of the checkout for %s', async ([, path, storage], { openShop }) => {
    const page = await openShop({ width, path, storage, now: MORNING });
    await page.evaluate(() => document.fonts.ready);
    await expect(layoutShift(page)).resolves.toBeLessThan(0.005);
  });

  test.for(['/Products?category=Kitchen', '/LogIn'])(
    'that shows its pictures when the script has come waits for none of them: %s',
    async (path, { openShop }) => {
      const page = await openShop({ width, path: '/ContactUs', storage: STORED });
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.route('**/pictures/**', () => undefined);
      const script = page.waitForRequest(/entry-client/);
      await page.goto(path, { waitUntil: 'commit' });
      await script;
    },
  );

  test.for(['/', '/Products', productPath(THE.lamp)])(
    '%s is drawn while it is still read: no picture moves when the others come',
    async (path, { openShop }) => {
      const page = await openShop({ width, scripts: false, path });
      const whole = await placesOf(page);
      const html = (await (await page.request.get(path)).text()).split('</picture>');
      for (const read of [1, 2, 3, 4]) {
        await page.route(`**${path}`, (route) =>
          route.fulfill({ contentType: 'text/html', body: `${html.slice(0, read).join('</picture>')}</picture>` }),
        );
        await page.reload();
        const places = await placesOf(page);
        expect.soft(places.length).toBe(read);
        expect.soft(places, `${read} pictures are read`).toEqual(whole.slice(0, read));
        await page.unroute(`**${path}`);
      }
    },
  );
});

/** Where each picture is, and how wide, in whole pixels. */
function placesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('main picture')].map((picture) => {
      const { left, top, width } = picture.getBoundingClientRect();
      return [left, top, width].map(Math.round).join(' ');
    });
  });
}

function picturesOf(page: Page) {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((image) =>
      image.checkVisibility(),
    );
    const area = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return (
        Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) *
        Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0))
      );
    };
    const [largest] = pictures
      .filter((image) => area(image) > (innerWidth * innerHeight) / 10)
      .toSorted((a, b) => area(b) - area(a));
    return {
      sizeless: pictures
        .filter((image) => !image.getAttribute('width') || !image.getAttribute('height'))
        .map(({ src }) => src),
      largest: largest ? `${largest.loading} ${largest.fetchPriority}` : 'none',
      eagerBelow: pictures
        .filter((image) => image.getBoundingClientRect().top > 2 * innerHeight && image.loading !== 'lazy')
        .map(({ src }) => src),
    };
  });
}

/** Cumulative Layout Shift since the page was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            sum += entry.hadRecentInput ? 0 : entry.value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

test('a page fetches the letters of English only, and those of other languages once there is one', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/Products' });
  await settled(page);
  /** Families of which the file with other letters is loaded: its ranges do not begin with the space. */
  const others = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status, unicodeRange }) =>
        /^"?(?:newsreader|hanken grotesk)"?$/i.test(family) && status === 'loaded' && !/^U\+20\b/i.test(unicodeRange)
          ? family.replaceAll('"', '')
          : [],
      ),
    );
  expect(await others()).toEqual([]);
  await page.fill('#catalogue-search', 'fauteuil à bascule');
  await expect.poll(others).toEqual(['Hanken Grotesk']);
});

test('a list that is asked for something reads its directory of contents before its scripts have come, and once', async ({
  openShop,
}) => {
  const asked = async (path: string, file = '/data/catalogue.json') => {
    const page = await openShop({ path });
    return page.evaluate((wanted) => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return files.filter(({ name }) => name.includes(wanted)).map(({ initiatorType }) => initiatorType);
    }, file);
  };
  expect(await asked('/Products?q=lamp')).toEqual(['link']);
  expect(await asked('/Products?sort=price-low')).toEqual(['link']);
  // The words of a campaign, and a search for nothing.
  expect(await asked('/Products?utm_content=category')).not.toContain('link');
  expect(await asked('/?utm_content=category', '/data/search.')).toEqual([]);
  expect(await asked('/Products?q=', '/data/search.')).toEqual([]);
  expect(await asked('/Products?page=1')).not.toContain('link');
  expect(await asked('/Cart?q=lamp')).not.toContain('link');
});

test.for([
  { after: 251, links: 3, begin: 'are asked for while it is laid out' },
  { after: 250, links: 0, begin: 'wait for its first frame' },
])('of a page that is there after $after ms the shared scripts $begin', async ({ after, links }, { openShop }) => {
  const page = await openShop();
  await page.addInitScript((then) => {
    const asked = { links: 0, scripts: 0 };
    Object.assign(window, { asked });
    const { now } = performance;
    const { setTimeout } = window;
    let begin = () => {};
    // A page that is never painted, however slow the machine: nothing tells of it, and no time passes.
    PerformanceObserver.prototype.observe = () => undefined;
    performance.now = () => then;
    Object.assign(window, {
      setTimeout: (run: () => void, ms: number) => (ms === 1500 ? (begin = run) : setTimeout(run, ms)),
    });
    addEventListener('load', () => {
      asked.links = document.querySelectorAll('link[rel=modulepreload]').length;
      asked.scripts = document.querySelectorAll('script[type=module]').length;
      Object.assign(performance, { now });
      Object.assign(window, { setTimeout });
      requestAnimationFrame(() => begin());
    });
  }, after);
  await page.goto('/Cart');
  expect(await page.evaluate(() => (window as Window & { asked?: unknown }).asked)).toEqual({ links, scripts: 0 });
  await settled(page);
  expect(await page.locator('script[type=module]').count()).toBeGreaterThan(4);
});

test('a page that has settled before its first frame is told of takes no harm from that', async ({ openShop }) => {
  const page = await openShop();
  await page.route('**/pictures/**', () => undefined);
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function later(options) {
      const begin = () => observe.call(this, options);
      if (options?.type === 'paint') {
        Object.assign(window, { tellOfPaint: begin });
      } else {
        begin();
      }
    };
  });
  await page.goto('/', { waitUntil: 'commit' });
  await settled(page);
  const isTold = await page.evaluate(async () => {
    (window as Window & { tellOfPaint?: () => void }).tellOfPaint?.();
    // Observers are told in a task after the frame.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return 'tellOfPaint' in window;
  });
  expect(isTold).toBe(true);
});
