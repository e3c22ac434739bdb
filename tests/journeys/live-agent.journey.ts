import { expect } from 'vitest';

import { test } from '../support/browser';

test('whatever another page of the origin writes, an open tab loads nothing but the agent', async ({ openShop }) => {
  const shopper = await openShop({ path: '/Cart' });
  const loaded: string[] = [];
  shopper.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const other = await shopper.context().newPage();
  await other.goto('/favicon.svg');
  const write = (value: string) => other.evaluate((written) => localStorage.setItem('larkwood-agent', written), value);
  await write('nonsense');
  await write('/offline.js');
  await write('https://example.com/agent.js');
  await write('data:text/javascript,document.title="taken"');
  await write('{"call":"/offline.js"}');
  await write('call');
  await expect.poll(() => loaded.some((path) => path.startsWith('/assets/statecharts/agent'))).toBe(true);
  // What the tab warms for its next pages, and pictures that are still on their way, are the shop's own.
  expect(loaded.filter((path) => !/^\/(?:assets|data|pictures)\//.test(path))).toEqual(['/Statecharts/agent.js']);
  expect(await shopper.title()).toMatch(/^Cart/);
});
