import { afterEach, describe, expect, test, vi } from 'vitest';

import type { Shop } from '#shop';

import { listed, loadList } from './-load';
import type { CatalogueSearch } from './-search';

afterEach(() => vi.useRealTimers());

/** Begins to load the list for search params; tells which page is loaded. */
function opened(search: CatalogueSearch, load: () => Promise<unknown>) {
  const content = { found: { count: 50 }, products: [] };
  const shop = { lookup: { load }, world: { content: { read: () => content } }, productsLoaded: () => undefined };
  let page: number | undefined;
  const whenLoaded = async () => {
    page = await loadList(shop as unknown as Shop, listed(search));
  };
  void whenLoaded();
  return { page: () => page };
}

test.each([
  { category: 'Kitchen' },
  { band: '120-up' },
  { q: 'lamp' },
  { sort: 'price-low' },
  { only: 'sale' },
] as const)('%j is answered by the index', (search) => expect(listed(search)).toEqual({ page: 1, isFiltered: true }));

test('a list that its address filters waits for the index, or else the whole list would be seen before', async () => {
  vi.useFakeTimers();
  let arrive = () => {};
  const load = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  );
  const list = opened({ category: 'Kitchen' }, load);
  await vi.advanceTimersByTimeAsync(500);
  expect(list.page()).toBeUndefined();
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(list.page()).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['does not come', () => new Promise(() => undefined)],
  ['cannot be had', () => Promise.reject(new Error('The index cannot be had.'))],
])('it is shown all the same within a second where the index %s', async (_, load) => {
  vi.useFakeTimers();
  const list = opened({ q: 'lamp', page: 2 }, load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(list.page()).toBe(2);
});

test('the whole list asks for no index', async () => {
  const load = vi.fn();
  const list = opened({ category: undefined, q: undefined, page: 3 }, load);
  await vi.waitFor(() => expect(list.page()).toBe(3));
  expect(load).not.toHaveBeenCalled();
  const campaign = opened({ utm_source: 'letter' } as CatalogueSearch, load);
  await vi.waitFor(() => expect(campaign.page()).toBe(1));
  expect(load).not.toHaveBeenCalled();
});

describe('a page that does not come', () => {
  const content = { found: { count: 180 }, products: [] };
  const lost = new Error('There is no network.');
  const read = (key: string) => (key === 'catalogue/1' ? content : Promise.reject(lost));
  const open = (search: CatalogueSearch, load: () => Promise<unknown>) =>
    loadList(
      { lookup: { load }, world: { content: { read } }, productsLoaded: () => undefined } as unknown as Shop,
      listed(search),
    );

  test.each([{ page: 3 }, { page: 3, sort: 'price-low' }, { page: 2, q: 'lamp' }] as const)(
    'is left to the index if that is at hand: %j',
    async (search) => {
      expect(await open(search, () => Promise.resolve())).toBe(1);
    },
  );

  test('is an error without the index', async () => {
    await expect(open({ page: 3 }, () => Promise.reject(new Error('No index.')))).rejects.toBe(lost);
  });
});
