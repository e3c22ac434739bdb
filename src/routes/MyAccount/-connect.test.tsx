import { afterEach, beforeAll, expect, test } from 'vitest';

import { sampleOrders } from '#fixtures/orders';
import { completeDom } from '#tests/paths/dom-driver';
import { memoryWorld } from '#tests/support/memory-world';
import { openedShop } from '#tests/support/opened-shop';
import { renderShop, unmountShop } from '#tests/support/rendered-shop';

import { accountSearch } from './-search';

beforeAll(completeDom);
afterEach(unmountShop);

test('a history of twenty orders has no pages', async () => {
  await openWith(15, '/MyAccount');
  expect([orders().length, pages()]).toEqual([20, undefined]);
});

test.each([
  ['/MyAccount', 20, 'LW-20000', ['Page 1 of 3', 'Earlier orders /MyAccount?page=2#order-history']],
  [
    '/MyAccount?page=2',
    20,
    'LW-20020',
    ['Newer orders /MyAccount#order-history', 'Page 2 of 3', 'Earlier orders /MyAccount?page=3#order-history'],
  ],
  ['/MyAccount?page=3', 6, 'LW-20040', ['Newer orders /MyAccount?page=2#order-history', 'Page 3 of 3']],
  ['/MyAccount?page=99', 6, 'LW-20040', ['Newer orders /MyAccount?page=2#order-history', 'Page 3 of 3']],
])('of 41 placed and 5 sample orders %s shows %i, from %s', async (path, count, first, links) => {
  await openWith(41, path);
  expect([orders().length, orders()[0]]).toEqual([count, `Order ${first}`]);
  expect(pages()).toEqual(links);
});

test('only a later page stands in the address', () => {
  expect([undefined, 1, 0, -2, 2.5, 'two', 1e300, 2].map((page) => accountSearch({ page }))).toEqual([
    ...Array.from({ length: 7 }, () => ({})),
    { page: 2 },
  ]);
});

async function openWith(placed: number, path: string) {
  const world = memoryWorld();
  const [sample = expect.unreachable()] = sampleOrders;
  const data = Array.from({ length: placed }, (_, place) => ({ ...sample, orderid: `LW-${20_000 + place}` }));
  world.local.write('larkwood.orders', { v: 1, data });
  const shop = openedShop(world);
  await renderShop(shop, path);
}

function orders(): readonly (string | null | undefined)[] {
  return [...document.querySelectorAll('main article')].map((entry) => entry.querySelector('h3 + p')?.textContent);
}

/** The words of each place in the line below the orders, and where its link leads. */
function pages(): readonly string[] | undefined {
  const line = document.querySelector('nav[aria-label="Pages of the order history"]');
  return line
    ? [...line.children].map((part) => [part.textContent, part.getAttribute('href')].join(' ').trim())
    : undefined;
}
