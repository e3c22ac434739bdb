import { readdirSync, readFileSync, statSync } from 'node:fs';

import { unzipSync } from 'fflate';
import { describe, expect } from 'vitest';

import { violations } from '../support/axe';
import { test, VIEWPORT_NAMES } from '../support/browser';
import { see } from './pages/shop';
import { seeSide } from './pages/statecharts';

const DIST = new URL('../../dist/', import.meta.url);
const OWN_FOLDER = 'assets/statecharts/';

const REPORT = {
  version: 1,
  criterion: 'pairs',
  machines: [
    {
      machine: 'faq-item',
      states: [
        { id: 'faqItem', count: 7 },
        { id: 'faqItem.collapsed', count: 7 },
        { id: 'faqItem.expanded', count: 0 },
      ],
      transitions: [
        { id: 'faqItem.collapsed|question.toggled|0', count: 7 },
        { id: 'faqItem.expanded|question.toggled|0', count: 0 },
      ],
      pairs: [],
      refused: [],
      justified: {},
    },
  ],
};

const built = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

describe('what shoppers load of the statecharts', () => {
  test('no page and no file of the shop mentions one of their files', ({ annotate }) => {
    const own = built.filter((file) => file.startsWith(OWN_FOLDER));
    // The service worker serves the folder to the statecharts themselves; `offline-worker.test.ts` shows that shoppers fetch none of it.
    const others = /^(?:Statecharts\b|offline\.js$)/;
    const shoppers = built.filter(
      (file) => /\.(?:html|js|css|json|webmanifest)$/.test(file) && !others.test(file) && !own.includes(file),
    );
    const mentions = shoppers.filter((file) => readFileSync(new URL(file, DIST), 'utf8').includes(OWN_FOLDER));
    expect(mentions).toEqual([]);
    expect(shoppers.length).toBeGreaterThan(80);
    const bytes = own
      .filter((file) => file.endsWith('.br'))
      .reduce((sum, file) => sum + statSync(new URL(file, DIST)).size, 0);
    annotate(`The statecharts are ${bytes} bytes of script and style (Brotli); a shopper loads 0 of them.`);
  });

  test('a shopper who walks through the shop asks for none of them', async ({ openShop }) => {
    const page = await openShop();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['/', '/Products', '/Cart', '/Checkout', '/MyAccount']) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    expect(asked.filter((path) => /statecharts/i.test(path))).toEqual([]);
  });
});

describe.each(VIEWPORT_NAMES)('the statecharts on a %s', (width) => {
  test('the gallery leads to a machine, and Back leads back', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Statecharts' });
    await page.getByRole('heading', { level: 3 }).getByRole('link', { name: 'payment', exact: true }).click();
    await see(page.getByRole('heading', { level: 1, name: 'payment' }));
    await page.goBack();
    await see(page.getByRole('heading', { level: 1, name: 'Statecharts' }));
  });

  test('a search over all machines opens one in the state that shows the words', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Statecharts' });
    const field = page.getByRole('combobox', { name: 'A machine, a state, an event, or words on a page' });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await see(field.and(page.locator(':focus')));
    await page.keyboard.press('Escape');
    await see(page.getByRole('button', { name: 'Search', exact: true }).and(page.locator(':focus')));
    await page.keyboard.press('Control+k');
    await field.fill('zebra');
    await see(page.getByText('Nothing found for “zebra”.'));
    await field.fill('payment failed');
    await see(page.getByRole('option', { name: '“Payment Failed” in declined payment' }));
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await see(page.getByRole('heading', { level: 1, name: 'payment' }));
    await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('declined');
    await see(page.getByRole('main').and(page.locator(':focus')));
  });

  test('what is typed before all that can be searched has come is searched for then', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Statecharts' });
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/all-entries-[^/]+\.js$/, (route) => arrived.then(() => route.continue()));
    await see(page.getByRole('heading', { level: 1 }));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('zebra');
    await page.keyboard.press('Enter');
    await see(page.getByText('Searching…'));
    expect(await page.getByText('Nothing found').count()).toBe(0);
    arrive();
    await see(page.getByText('Nothing found for “zebra”.'));
  });

  test('a search whose words cannot be fetched says so', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Statecharts' });
    await page.route(/\/all-entries-[^/]+\.js$/, (route) =>
      // Thrown, not refused: the console stays silent.
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error();' }),
    );
    await see(page.getByRole('heading', { level: 1 }));
    await page.keyboard.press('Control+k');
    await see(page.getByText('What is searched could not be loaded: reload the page.'));
  });

  test('an address with an unknown machine says so and shows the gallery', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Statecharts?machine=till' });
    await see(page.getByRole('alert').getByText('There is no machine "till": here are all there are.'));
    await see(page.getByRole('heading', { level: 1, name: 'Statecharts' }));
  });

  test('a state is chosen in the drawing by mouse and by keyboard, and the address keeps it', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Statecharts?machine=toast' });
    await page.getByRole('button', { name: /^hidden\b/ }).click();
    await see(page.getByRole('region', { name: 'Chosen in the drawing' }).getByText('No message is shown.'));
    await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('hidden');

    await page.getByRole('region', { name: /^Drawing of toast/ }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('visible');
    await page.reload();
    await see(page.getByRole('heading', { level: 2, name: 'visible' }));
    expect(await page.getByRole('button', { name: /^visible\b/ }).getAttribute('aria-pressed')).toBe('true');
  });

  test('a search finds events, a folded state hides its inside, and the zoom says its scale', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Statecharts?machine=toast' });
    await page.getByLabel('Find a state or event').fill('held');
    await see(page.getByText('3 found'));
    const passing = page.getByRole('button', { name: /^passing\b/ });
    await see(passing);
    await page.getByRole('button', { name: 'Inside of visible' }).click();
    expect(await passing.count()).toBe(0);
    await page.getByRole('button', { name: 'In words' }).click();
    await see(page.getByRole('button', { name: /^Hidden\b.*No message is shown/ }));
    await expect.poll(() => new URL(page.url()).searchParams.get('labels')).toBe('words');
    await page.getByRole('button', { name: 'Fit the whole drawing' }).click();
    const before = await page.getByLabel('Zoom', { exact: true }).textContent();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(Number.parseInt((await page.getByLabel('Zoom', { exact: true }).textContent()) ?? '', 10)).toBeGreaterThan(
      Number.parseInt(before ?? '', 10),
    );
  });

  test('a machine is taken along as a picture, and all of them as one archive', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Statecharts?machine=payment&view=export' });
    const save = async (name: string) => {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const saved = await saving;
      return { name: saved.suggestedFilename(), bytes: readFileSync(await saved.path()) };
    };
    const picture = await save('SVG of payment');
    expect(picture.name).toBe('payment.svg');
    expect(picture.bytes.toString()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(picture.bytes.toString()).toMatch(
      /@font-face\{font-family:'Hanken Grotesk';[^}]*url\(data:font\/woff2;base64,d09GM/,
    );
    const archive = await save('All machines as one zip');
    expect(archive.name).toBe('larkwood-statecharts.zip');
    expect(Object.keys(unzipSync(archive.bytes))).toEqual(
      expect.arrayContaining(['svg/shop.svg', 'scxml/toast.scxml']),
    );
  });

  test('a comment on a state is written, still there after a reload, and saved as the file to commit', async ({
    openShop,
  }) => {
    const page = await openShop({ width, path: '/Statecharts?machine=faq-item&state=expanded' });
    const field = page.getByRole('textbox', { name: 'Comment on expanded' });
    await seeSide(page, width, 'Drawing');
    await field.fill('The answer may be shorter.');
    await page.reload();
    expect(await field.inputValue()).toBe('The answer may be shorter.');
    await see(page.getByRole('button', { name: /^expanded\. .* Comment: The answer may be shorter\.$/ }));
    await see(page.getByText('Kept on this device, not committed yet.'));
    expect(await violations(page)).toEqual([]);
    const saving = page.waitForEvent('download');
    await field.press('Tab');
    await page.keyboard.press('Enter');
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('faq-item.comments.md');
    expect(readFileSync(await saved.path(), 'utf8')).toBe('## faqItem.expanded\n\nThe answer may be shorter.\n');
    await see(page.getByRole('status').getByText('faq-item.comments.md is saved.'));
  });

  test('a report of the tests is opened, and marks the drawing with its counts', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Statecharts?machine=faq-item' });
    await page.getByLabel('Show what the tests cover').check();
    await see(page.getByText(/^Suite for (?:transitions|pairs): 2 of 2 states, 2 of 2 transitions/));
    await page.locator('input[type=file]').setInputFiles(fileOf('report.json', REPORT));
    await see(page.getByText('Suite for pairs: 1 of 2 states, 1 of 2 transitions'));
    await see(page.getByRole('button', { name: /^expanded\. .* Never visited by the tests\.$/ }));
    await see(page.getByRole('button', { name: /^question\.toggled\. .* Taken 7 times by the tests\.$/ }));
    await page.locator('input[type=file]').setInputFiles(fileOf('other.json', { version: 2 }));
    await see(page.getByText('This file is no coverage report of the machines'));
  });

  test('an earlier version of a machine is compared in words and in the drawing', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Statecharts?machine=faq-item&view=export' });
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'JSON of faq-item' }).click();
    const saved = readFileSync(await (await saving).path(), 'utf8');
    await page.getByRole('tab', { name: 'Compare' }).click();
    const earlier = JSON.parse(saved.replaceAll('faqItem.expanded', 'faqItem.open').replaceAll('"expanded"', '"open"'));
    await page.locator('input[type=file]').setInputFiles(fileOf('faq-item.json', earlier));
    await see(page.getByText('Since faq-item.json: 2 added, 2 removed, 1 changed.'));
    await see(page.getByText('State faqItem.open is gone.'));
    await see(page.getByRole('img', { name: /^Changes of faq-item/ }).getByText('open', { exact: true }));
  });

  test('Dark darkens the page, and stays', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Statecharts', context: { colorScheme: 'light' } });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    const darken = page.getByRole('button', { name: 'Dark', exact: true });
    await darken.click();
    await see(darken.and(page.locator('[aria-pressed=true]')));
    await expect.poll(ground).toBe('rgb(25, 22, 19)');
    await page.reload();
    await expect.poll(ground).toBe('rgb(25, 22, 19)');
    await darken.click();
    await expect.poll(ground).toBe(light);
  });
});

function fileOf(name: string, content: unknown) {
  return { name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) };
}
