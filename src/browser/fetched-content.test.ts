import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { contentFiles } from '#content/content-files';
import { sampleContent, wholeContent } from '#content/whole-content';

import { MissingContent } from '#domain/content';

import { generateCatalogue } from '../../scripts/catalogue/generate';
import { fetchedContent } from './fetched-content';

const whole = sampleContent();

/** The browser is idle at once. */
beforeEach(() => void vi.stubGlobal('requestIdleCallback', (action: () => void) => action()));
afterEach(() => void vi.unstubAllGlobals());

/** The files of a build whose names have this mark, and what was asked of them. */
function served(mark: string, of = whole) {
  const { files, directory } = contentFiles(of, () => mark);
  const texts = new Map([
    ...files.map(({ name, json }) => [`/data/${name}.json`, json] as const),
    ['/data/catalogue.json', JSON.stringify({ ...directory, build: `build ${mark}` })],
  ]);
  return texts;
}

function opened(first = served('one')) {
  let texts: ReadonlyMap<string, string> | undefined = first;
  const asked: string[] = [];
  const madeOf = new Set<string>();
  const fetchFile = async (path: string, cache: RequestCache) => {
    asked.push(cache === 'reload' ? `again: ${path}` : path);
    if (!texts) {
      throw new TypeError('Failed to fetch');
    }
    const text = texts.get(path);
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  };
  const content = fetchedContent({ samples: whole.read('samples') }, fetchFile, madeOf);
  return { content, asked, madeOf, serve: (next: ReadonlyMap<string, string> | undefined) => (texts = next) };
}

test('a product is found by its id: directory, shard and its own file, each read once', async () => {
  const { content, asked } = opened();
  await expect(content.productNamed({ segment: 'anything', id: 20 })).resolves.toEqual(whole.read('product/20'));
  expect(asked).toEqual(['/data/catalogue.json', '/data/shard/17.one.json', '/data/product/20.one.json']);
  expect(content.productNamed({ segment: 'anything', id: 20 })).toEqual(whole.read('product/20'));
  expect(asked).toHaveLength(3);
});

test('a post is found by its id in the directory, and by its path in the journal', async () => {
  const { content, asked } = opened();
  await expect(content.postNamed({ segment: 'anyone', id: 0 })).resolves.toEqual(whole.read('post/0'));
  expect(asked).toEqual(['/data/catalogue.json', '/data/post/0.one.json']);
  await expect(content.postNamed({ segment: 'rosa_BENEDETTI', id: 999 })).resolves.toEqual(whole.read('post/6'));
  expect(asked.slice(2)).toEqual(['/data/journal.one.json', '/data/post/6.one.json']);
});

test('whoever has read a directory is made of its build, and of each that is read later', async () => {
  const { content, madeOf, serve } = opened();
  expect([...madeOf]).toEqual([]);
  await content.productNamed({ segment: 'anything', id: 20 });
  expect([...madeOf]).toEqual(['build one']);
  serve(served('two'));
  await content.read('journal');
  expect([...madeOf]).toEqual(['build one', 'build two']);
});

test('a listed product is found by its path without the index, another one by the index', async () => {
  const { content, asked } = opened();
  await content.productNamed({ segment: 'pebble-ceramic_table-LAMP', id: undefined });
  expect(asked.some((path) => path.includes('search'))).toBe(false);
  const found = await content.productNamed({ segment: 'Linear-Pendant-Lamp', id: undefined });
  expect(found?.product.id).toBe(45);
  expect(asked.filter((path) => /list|search/.test(path))).toEqual(['/data/list.one.json', '/data/search.one.json']);
});

test('a variant, which no index has, is found by its path in any case', async () => {
  const { content } = opened();
  const found = await content.productNamed({ segment: 'meadow-dining_table,-TEN-seats', id: undefined });
  expect(found).toEqual(whole.read('product/112'));
  await expect(content.productNamed({ segment: 'Meadow-Dining-Table,-Blue', id: undefined })).resolves.toBeUndefined();
  await expect(content.productNamed({ segment: 'No-Such-Chair,-King', id: undefined })).resolves.toBeUndefined();
});

test('what the catalogue does not have is undefined by its name, and left out of a list', async () => {
  const { content } = opened();
  await expect(content.productNamed({ segment: 'No-Such-Chair', id: undefined })).resolves.toBeUndefined();
  await expect(content.productNamed({ segment: 'No-Such-Chair', id: 999 })).resolves.toBeUndefined();
  await expect(content.postNamed({ segment: 'Nobody', id: undefined })).resolves.toBeUndefined();
  const listed = await content.listed?.([3, 999, 41]);
  expect(listed?.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([3, 41]);
});

test('files of a build that is gone are looked for once more in the new directory', async () => {
  const { content, serve } = opened();
  await content.read('home');
  serve(served('two'));
  await expect(content.read('product/7')).resolves.toEqual(whole.read('product/7'));
});

test('so is each of several that are asked for at once, in one new directory', async () => {
  const { content, asked, serve } = opened();
  await content.read('home');
  serve(served('two'));
  await expect(Promise.all([content.read('journal'), content.read('product/7')])).resolves.toEqual([
    whole.read('journal'),
    whole.read('product/7'),
  ]);
  expect(asked.filter((path) => path === '/data/catalogue.json')).toHaveLength(2);
});

test('a file that is missing under its newest name is asked for once', async () => {
  const { content, asked, serve } = opened();
  await content.read('home');
  const without = new Map(served('one'));
  without.delete('/data/journal.one.json');
  serve(without);
  await expect(content.read('journal')).rejects.toThrow(MissingContent);
  expect(asked.slice(2)).toEqual(['/data/journal.one.json', '/data/catalogue.json']);
});

test('what could not be read is read when it is asked for again', async () => {
  const { content, serve } = opened();
  serve(undefined);
  await expect(content.read('journal')).rejects.toThrow(MissingContent);
  await expect(content.listed?.([5])).rejects.toThrow('/data/catalogue.json');
  serve(served('one'));
  await expect(content.read('journal')).resolves.toEqual(whole.read('journal'));
});

test('the same file is asked for once, however many wait for it', async () => {
  const { content, asked } = opened();
  await Promise.all([content.read('home'), content.read('home'), content.listed?.([1, 2, 3])]);
  expect(asked.toSorted()).toEqual(['/data/catalogue.json', '/data/home.one.json', '/data/shard/1.one.json']);
});

test('the index of the files answers as the whole catalogue does', async () => {
  const { content } = opened();
  const index = await content.index();
  expect(index.suggest('lamp')).toEqual(whole.index().suggest('lamp'));
  expect(index.size).toBe(50);
});

test.each([
  { fault: 'the page of a proxy', text: '<!doctype html><title>Log in</title>' },
  { fault: 'cut short', text: '{"product":{"id":20,' },
  { fault: 'empty', text: '' },
  { fault: 'null', text: 'null' },
  { fault: 'an object with nothing in it', text: '{}' },
  { fault: 'a text', text: '"Log in"' },
  { fault: 'JSON of a proxy', text: '{"error":"Log in","status":511}' },
  { fault: 'a list', text: '["x",1]' },
  { fault: 'of another product', text: served('one').get('/data/product/21.one.json') ?? '' },
])('a file that is $fault is missing, and comes when it is asked for again', async ({ text }) => {
  const texts = new Map(served('one'));
  const whole20 = texts.get('/data/product/20.one.json') ?? '';
  texts.set('/data/product/20.one.json', text);
  const { content } = opened(texts);
  await expect(content.productNamed({ segment: 'anything', id: 20 })).rejects.toThrow(MissingContent);
  texts.set('/data/product/20.one.json', whole20);
  await expect(content.productNamed({ segment: 'anything', id: 20 })).resolves.toEqual(whole.read('product/20'));
});

test.each(['catalogue.json', 'shard/17.one.json', 'journal.one.json', 'catalogue/1.one.json'])(
  'JSON of a proxy in place of %s is missing, and the file comes when it is asked for again',
  async (file) => {
    const { content, serve } = opened(new Map([...served('one'), [`/data/${file}`, '{"error":"Log in"}']]));
    const readAll = async () => {
      await content.read('catalogue/1');
      await content.read('journal');
      return content.listed?.([20]);
    };
    await expect(readAll()).rejects.toThrow(MissingContent);
    serve(served('one'));
    await expect(readAll()).resolves.toMatchObject([{ id: 20 }]);
  },
);

test('an index that is well written but none is fetched again, past what the browser keeps', async () => {
  const corrupt = new Map([...served('one'), ['/data/list.one.json', '{"error":"x"}']]);
  const { content, asked, serve } = opened(corrupt);
  await expect(content.index()).rejects.toThrow(MissingContent);
  serve(served('one'));
  asked.length = 0;
  await expect(content.index()).resolves.toMatchObject({ size: 50 });
  expect(asked).toEqual(['again: /data/list.one.json']);
});

const large = wholeContent(generateCatalogue(200, 1));

test('of a large catalogue one file lists all products, at once when the index is open', async () => {
  const { content, asked } = opened(served('one', large));
  const index = await content.index();
  const { ids } = index.find({ category: 'Kitchen', band: 'all', q: '', sort: 'price-high', page: 1 });
  expect(ids.length).toBeGreaterThan(20);
  expect(content.listed?.(ids)).toEqual(ids.map((id) => large.products.find((product) => product.id === id)));
  expect(asked.filter((path) => /listed|shard/.test(path))).toEqual(['/data/listed.one.json']);
});

test('before that, and for what it does not list, products are read from their shards', async () => {
  const { content, asked } = opened(served('one', large));
  await expect(content.listed?.([2, 3])).resolves.toMatchObject([{ id: 2 }, { id: 3 }]);
  await content.index();
  await expect(content.listed?.([2, 99_999])).resolves.toMatchObject([{ id: 2 }]);
  expect(asked.some((path) => path.includes('shard'))).toBe(true);
});

test.each([
  { fault: 'that does not come', text: '' },
  {
    fault: 'of another build',
    text: served('one', wholeContent(generateCatalogue(201, 1))).get('/data/listed.one.json'),
  },
])(
  'without it, or with one $fault, the index answers, and products are read from their shards',
  async ({ text = '' }) => {
    const { content, asked } = opened(new Map([...served('one', large), ['/data/listed.one.json', text]]));
    await expect(content.index()).resolves.toMatchObject({ size: 200 });
    await expect(content.listed?.([5])).resolves.toEqual(large.products.filter(({ id }) => id === 5));
    expect(asked.filter((path) => path.includes('shard'))).toHaveLength(1);
  },
);

test('a small catalogue has no such file, and the directory is read once', async () => {
  const { content, asked } = opened();
  await content.index();
  expect(asked.filter((path) => /listed|catalogue/.test(path))).toEqual(['/data/catalogue.json']);
});
