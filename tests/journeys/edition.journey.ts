import { readFileSync } from 'node:fs';

import { expect } from 'vitest';

import { settled, test } from '../support/browser';
import { inShop } from './pages/shop';

test.for([
  { where: 'its own content has changed', isOwn: true, opens: 'a document' },
  { where: 'only other content has changed', isOwn: false, opens: 'in the document' },
])('where $where, the next link opens $opens', async ({ isOwn }, { openShop }) => {
  const page = await openShop({ path: '/ContactUs' });
  const own = await page.evaluate(() => document.documentElement.dataset['edition']?.split(' ') ?? []);
  const host = readFileSync('dist/edition-names.txt', 'utf8');
  const contents = host.trim().split(' ').slice(2);
  const changed = contents.find((name) => own.includes(name) === isOwn) ?? '';
  await page.route('**/edition-names.txt', (route) =>
    route.fulfill({ contentType: 'text/plain', body: host.replace(changed, 'another8') }),
  );
  await page.evaluate(() => document.documentElement.setAttribute('data-opened', ''));
  const answer = page.waitForResponse(/edition-names/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answer;
  await inShop(page).follow('Blog', inShop(page).header);
  await inShop(page).seeHeading('Blog');
  await settled(page);
  expect(await page.locator('html[data-opened]').count()).toBe(isOwn ? 0 : 1);
});
