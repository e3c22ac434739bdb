import { describe, expect, test } from 'vitest';

import { startWorker } from '../support/offline-worker';

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
    const page = new Response('Please log in', { headers: { 'content-type': 'text/html' } });
    const portal = startWorker({ network: () => page.clone() });
    await portal.request(SEEN);
    const { request } = startWorker({ network: noNetwork }, portal.caches);
    await expect(request(SEEN)).rejects.toThrow('no network');
  });
});

/** The worker of a later build, after pictures were seen in an earlier one. */
async function withoutNetwork(...seen: readonly string[]) {
  const before = startWorker({ network: (path) => new Response(path, { headers: { 'content-type': 'image/avif' } }) });
  for (const path of seen) {
    await before.request(path);
  }
  const later = startWorker({ facts: { build: 'b2' }, network: noNetwork }, before.caches);
  await later.activate();
  return later;
}

function noNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('no network'));
}
