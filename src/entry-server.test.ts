import { afterEach, expect, test, vi } from 'vitest';

import { openShop } from './entry-server';

afterEach(() => vi.restoreAllMocks());

test('a page is the same whenever it is rendered, so that a build without a change has the same name', async () => {
  const { render } = openShop();
  const { html } = await render('/Products');
  expect(html).toContain('u:0,s:"success"');
  vi.spyOn(Date, 'now').mockReturnValue(60_000);
  expect((await render('/Products')).html).toBe(html);
});
