import { describe, expect, test } from 'vitest';

import { noNetwork, PAGE, startWorker } from '../support/offline-worker';

const SEEN = '/pictures/oak-bed.0a1b-1-480.avif';

describe('without a network a picture that was seen', () => {
  test.each([
    { asked: SEEN, how: 'itself' },
    { asked: '/pictures/oak-bed.0a1b-1-200.avif', how: 'in another width' },
    { asked: '/pictures/oak-bed.0a1b-1.jpg', how: 'in another format' },
    { asked: '/pictures/oak-bed.9z8y-1-200.avif', how: 'of another build' },
    { asked: '/pictures/oak-bed.9z8y-1.jpg', how: 'of another build and format' },
  ])('is shown $how', async ({ asked }) => {
    const { request } = await withoutNetwork(SEEN);
    expect(await (await request(asked))?.text()).toBe(SEEN);
  });

  test.each([
    { asked: '/pictures/oak-bed.0a1b-2-480.avif', how: 'another picture of the set' },
    { asked: '/pictures/oak-bed.9z8y-2-480.avif', how: 'another picture of the set in another build' },
    { asked: '/pictures/oak-bedside.0a1b-1-480.avif', how: 'a product whose name begins alike' },
    { asked: '/pictures/bed.0a1b-1-480.avif', how: 'a product whose name ends alike' },
  ])('is not shown for $how', async ({ asked }) => {
    const { request } = await withoutNetwork(SEEN);
    await expect(request(asked)).rejects.toThrow('no network');
  });

  test('is shown as this build has it, where both are kept', async () => {
    const newer = '/pictures/oak-bed.9z8y-1-200.avif';
    const { request } = await withoutNetwork(SEEN, newer);
    expect(await (await request('/pictures/oak-bed.9z8y-1-720.avif'))?.text()).toBe(newer);
  });

  test('is not the page that a portal sent in place of it', async () => {
    const page = new Response('Please log in', PAGE);
    const portal = startWorker({ network: () => page.clone() });
    await portal.request(SEEN);
    const { request } = startWorker({ network: noNetwork }, portal.caches);
    await expect(request(SEEN)).rejects.toThrow('no network');
  });
});

test('of more than 500 pictures that were seen the oldest go', async () => {
  const worker = startWorker({ network: pictureAt });
  const seen = Array.from({ length: 502 }, (_, index) => `/pictures/seen-${index}.0a1b-1-336.avif`);
  for (const path of seen) {
    await worker.request(path);
  }
  const kept = await (await worker.caches.open('larkwood-pictures-/')).keys();
  expect(kept.map(({ url }) => new URL(url).pathname)).toEqual(seen.slice(2));
});

describe('when a page is idle', () => {
  const PICTURES = ['bed', 'lamp', 'sofa', 'rug'].map((name) => `/pictures/${name}.0a1b-1-336.avif`);

  test('one picture of each product is kept, of those that were not seen', async () => {
    const worker = startWorker({ facts: { pictures: PICTURES }, network: pictureAt });
    await worker.request('/pictures/lamp.0a1b-1-720.avif');
    await worker.idle();
    expect(worker.asked).toEqual(['/pictures/lamp.0a1b-1-720.avif', ...PICTURES.filter((path) => !/lamp/.test(path))]);
    await worker.idle();
    expect(worker.asked).toHaveLength(PICTURES.length);
    const later = startWorker({ network: noNetwork }, worker.caches);
    expect(await (await later.request('/pictures/sofa.0a1b-1-1200.avif'))?.text()).toBe(PICTURES[2]);
  });

  test.each([
    { connection: { saveData: true, effectiveType: '4g' }, count: 0 },
    { connection: { effectiveType: '3g' }, count: 0 },
    { connection: { effectiveType: '2g' }, count: 0 },
    { connection: { saveData: false, effectiveType: '4g' }, count: PICTURES.length },
  ])('with $connection it fetches $count', async ({ connection, count }) => {
    const worker = startWorker({ facts: { pictures: PICTURES }, network: pictureAt, connection });
    await worker.idle();
    expect(worker.asked).toHaveLength(count);
  });

  test('it stops where one cannot be fetched or kept, and goes on another time', async () => {
    let isFull = true;
    const network = (path: string) =>
      isFull && path === PICTURES[2] ? new Response('', { status: 503 }) : pictureAt(path);
    const worker = startWorker({ facts: { pictures: PICTURES }, network });
    await worker.idle();
    expect(worker.asked).toEqual(PICTURES.slice(0, 3));
    isFull = false;
    await worker.idle();
    expect(worker.asked.slice(3)).toEqual(PICTURES.slice(2));
  });

  test('it takes the place of none that was seen', async () => {
    const worker = startWorker({ facts: { pictures: PICTURES }, network: pictureAt });
    const seen = Array.from({ length: 498 }, (_, index) => `/pictures/seen-${index}.0a1b-1-336.avif`);
    for (const path of seen) {
      await worker.request(path);
    }
    await worker.idle();
    await worker.idle();
    expect(worker.asked.slice(seen.length)).toEqual(PICTURES.slice(0, 2));
    const later = startWorker({ network: noNetwork }, worker.caches);
    expect(await (await later.request(seen[0] ?? ''))?.text()).toBe(seen[0]);
  });
});

/** The worker of a later build, after pictures were seen in an earlier one. */
async function withoutNetwork(...seen: readonly string[]) {
  const before = startWorker({ network: pictureAt });
  for (const path of seen) {
    await before.request(path);
  }
  const later = startWorker({ facts: { build: 'b2' }, network: noNetwork }, before.caches);
  await later.activate();
  return later;
}

function pictureAt(path: string): Response {
  return new Response(path, { headers: { 'content-type': 'image/avif' } });
}
