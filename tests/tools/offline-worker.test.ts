import { describe, expect, test } from 'vitest';

import { noNetwork, PAGE, pageOf, startWorker } from '../support/offline-worker';

test('a build that begins takes the pages that are open, and has pages asked for while it is started', async () => {
  const worker = startWorker({ network: noNetwork });
  await worker.activate();
  expect(worker.done.toSorted()).toEqual(['lets pages be asked for beforehand', 'takes the open pages']);
});

describe('a build', () => {
  const CODE = '/assets/entry-1.js';
  const STAND_IN = '/pictures/stand-in.0a1b-720.webp';
  const facts = { precached: ['/Cart', '/404.html', CODE, STAND_IN], sizes: { [CODE]: 4, [STAND_IN]: 7 } };
  const files: Readonly<Record<string, () => Response>> = {
    '/Cart': () => pageOf('b1'),
    '/404.html': () => pageOf('b1', 404),
    [CODE]: () => new Response('code'),
    [STAND_IN]: () => new Response('drawing'),
  };
  const network = (path: string) => files[path]?.() ?? new Response('', { status: 404 });

  test('is installed, and opens without a network', async () => {
    const worker = startWorker({ facts, network });
    await worker.install();
    const later = startWorker({ facts, network: noNetwork }, worker.caches);
    expect(await (await later.request('/cart/', 'navigate'))?.text()).toMatch(/^<html data-kept(?! data-fallback)/);
    expect(await (await later.request(CODE))?.text()).toBe('code');
    expect(await (await later.request(STAND_IN))?.text()).toBe('drawing');
  });

  test.each(['/', '/shop/'])('asks a host at %s again only for what may be another under its name', async (base) => {
    const paths = [
      ['404.html', 'no-cache'],
      ['favicon.svg', 'no-cache'],
      ['data/catalogue.json', 'no-cache'],
      ['data/list.YQTaacUG.json', 'default'],
      ['data/product/1.PCd0Rb4s.json', 'default'],
      ['pictures/stand-in.0a1b-720.webp', 'default'],
      ['assets/entry-1.js', 'default'],
    ].map(([path, cache]) => [base + path, cache] as const);
    const asked: unknown[] = [];
    const precached = paths.map(([path]) => path);
    const sizes = Object.fromEntries(precached.map((path) => [path, 4]));
    const worker = startWorker({
      facts: { base, precached, sizes },
      network: (path, cache) => {
        asked.push([path, cache]);
        return new Response('text');
      },
    });
    await worker.install();
    expect(asked).toEqual(paths);
  });

  test('is asked for in threes, and no further once a file is missing, so that pages have the line too', async () => {
    const precached = Array.from({ length: 9 }, (_, index) => `/assets/part-${index}.js`);
    const sizes = Object.fromEntries(precached.map((path) => [path, 4]));
    let open = 0;
    const most: number[] = [];
    const slowly = async (path: string) => {
      most.push(++open);
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
      open -= 1;
      return new Response('code', { status: path === precached[4] ? 404 : 200 });
    };
    const worker = startWorker({ facts: { precached, sizes }, network: slowly });
    await expect(worker.install()).rejects.toThrow(precached[4]);
    expect(Math.max(...most)).toBe(3);
    expect(worker.asked).not.toContain(precached[6]);
  });

  test.each([
    { what: 'a script is empty', path: CODE, answer: () => new Response('') },
    { what: 'a script is cut short', path: CODE, answer: () => new Response('co') },
    { what: 'a script comes in part', path: CODE, answer: () => new Response('code', { status: 206 }) },
    { what: 'a page stands in place of a script', path: CODE, answer: () => pageOf('b1') },
    { what: 'a script is gone', path: CODE, answer: () => new Response('code', { status: 404 }) },
    { what: 'a page is of another build', path: '/Cart', answer: () => pageOf('b2') },
    { what: 'a portal stands in place of a page', path: '/Cart', answer: () => new Response('<html>', PAGE) },
    { what: 'a page fails', path: '/Cart', answer: () => pageOf('b1', 500) },
    { what: 'a page is cut short', path: '/Cart', answer: () => new Response('<html data-edition="b1"><p', PAGE) },
    { what: 'a text stands in place of a page', path: '/Cart', answer: () => new Response('Please log in') },
    {
      what: 'a text stands in place of the not-found page',
      path: '/404.html',
      answer: () => new Response('Internal Server Error', { status: 500 }),
    },
  ])('is not installed when $what', async ({ path, answer }) => {
    const worker = startWorker({ facts, network: (asked) => (asked === path ? answer() : network(asked)) });
    await expect(worker.install()).rejects.toThrow(/./);
  });

  test.each(['/Cart', '/404.html', CODE])(
    'of which the browser has lost %s is whole again when a page is idle',
    async (lost) => {
      const worker = startWorker({ facts, network });
      await worker.install();
      await (await worker.caches.open('larkwood-shop-/b1')).delete(lost);
      const fetched = worker.asked.length;
      await worker.idle();
      await worker.idle();
      expect(worker.asked.slice(fetched)).toEqual([lost]);
      const later = startWorker({ facts, network: noNetwork }, worker.caches);
      expect(await (await later.request('/Cart', 'navigate'))?.text()).toContain('data-edition="b1"');
      expect(await (await later.request('/404.html', 'navigate'))?.text()).toContain('data-edition="b1"');
      expect(await (await later.request(CODE))?.text()).toBe('code');
    },
  );

  test('what is kept of a build in another length than it has is fetched again when a page is idle', async () => {
    const worker = startWorker({ facts, network });
    await worker.install();
    await (await worker.caches.open('larkwood-shop-/b1')).put(CODE, new Response('<!doctype html>'));
    const later = startWorker({ facts, network }, worker.caches);
    await later.idle();
    expect(later.asked).toEqual([CODE]);
    expect(await (await later.request(CODE))?.text()).toBe('code');
  });
});

test('where the browser has lost the not-found page too, a page that was never opened is shown by the home page', async () => {
  const facts = { precached: ['/'], folders: ['/Products/'] };
  const worker = startWorker({ facts, network: () => pageOf('b1') });
  await worker.install();
  const later = startWorker({ facts, network: noNetwork }, worker.caches);
  expect(await (await later.request('/Products/Bed', 'navigate'))?.text()).toContain('data-fallback');
});

describe('the statecharts', () => {
  const CODE = '/assets/statecharts/main-1.js';
  const FILES = { '/Statecharts': null, '/Statecharts/Stage': null, [CODE]: 4 };
  const network = (path: string) => {
    if (path.endsWith('/files.json')) {
      return Response.json(FILES);
    }
    return path === CODE ? new Response('code') : pageOf('b1');
  };

  test('are kept whole once they were opened, and opened without a network', async () => {
    const worker = startWorker({ network });
    await worker.idle('/Statecharts');
    const later = startWorker({ network: noNetwork }, worker.caches);
    expect(await (await later.request('/Statecharts', 'navigate'))?.text()).toContain('data-kept');
    expect(await (await later.request('/Statecharts/Stage', 'navigate'))?.text()).toContain('data-kept');
    expect(await (await later.request(CODE))?.text()).toBe('code');
  });

  test('are not kept in part where there is no room for all of them', async () => {
    const worker = startWorker({ network });
    const cache = await worker.caches.open('larkwood-statecharts-/b1');
    const put = cache.put.bind(cache);
    cache.put = (target, response) => (target === CODE ? Promise.reject(new Error('full')) : put(target, response));
    await worker.idle('/Statecharts');
    const later = startWorker({ network: noNetwork }, worker.caches);
    expect(await (await later.request('/Statecharts', 'navigate'))?.text()).toContain('This page did not load');
  });

  test('cost shoppers nothing, and are fetched once', async () => {
    const worker = startWorker({ network });
    await worker.idle('/Cart');
    expect(worker.asked).toEqual([]);
    await worker.idle('/Statecharts');
    await worker.idle('/Statecharts');
    expect(worker.asked.filter((path) => path in FILES)).toEqual(Object.keys(FILES));
  });

  test.each([
    { wrong: 'a file is cut short', path: CODE, answer: () => new Response('co') },
    { wrong: 'a file is missing', path: CODE, answer: () => new Response('', { status: 404 }) },
    { wrong: 'a page is of another build', path: '/Statecharts/Stage', answer: () => pageOf('b2') },
  ])('are not kept in part when $wrong', async ({ path, answer }) => {
    const worker = startWorker({ network: (asked) => (asked === path ? answer() : network(asked)) });
    await worker.idle('/Statecharts');
    const later = startWorker({ network: noNetwork }, worker.caches);
    expect(await (await later.request('/Statecharts', 'navigate'))?.text()).toContain('This page did not load');
    await expect(later.request(CODE)).rejects.toThrow('no network');
  });
});
