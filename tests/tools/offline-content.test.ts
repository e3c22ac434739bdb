import { describe, expect, test } from 'vitest';

import { startWorker } from '../support/offline-worker';

const JSON_TYPE = { 'content-type': 'application/json' };

describe('content of a large catalogue', () => {
  const FILES = [
    // Named by the SHA-256 of what is in it: `printf '{"name":"Bed"}' | openssl sha256 -binary | base64`.
    { path: '/data/product/1.SSX77J31.json', text: '{"name":"Bed"}' },
    { path: '/data/catalogue.json', text: '{"v":1,"files":{},"shards":[]}' },
  ];

  test.each(FILES)('is kept once it was opened: $path', async ({ path, text }) => {
    const worker = startWorker({ network: () => json(text) });
    expect(await (await worker.request(path))?.text()).toBe(text);
    const later = startWorker({ network: noNetwork }, worker.caches);
    expect(await (await later.request(path))?.text()).toBe(text);
  });

  test.each([
    { how: 'cut short', answer: () => json('{"name":"B') },
    { how: 'empty', answer: () => json('') },
    { how: 'in part', answer: () => new Response('{}', { status: 206, headers: JSON_TYPE }) },
    {
      how: 'as the page of a portal',
      answer: () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    },
    { how: 'as the JSON of a portal', answer: () => json('{"error":"log in"}') },
    { how: 'as an error', answer: () => new Response('{}', { status: 500, headers: JSON_TYPE }) },
  ])('that came $how is asked for again', async ({ answer }) => {
    for (const { path, text } of FILES) {
      const worker = startWorker({ network: answer });
      await worker.request(path);
      const without = startWorker({ network: noNetwork }, worker.caches);
      await expect(without.request(path)).rejects.toThrow('no network');
      const later = startWorker({ network: () => json(text) }, worker.caches);
      expect(await (await later.request(path))?.text()).toBe(text);
    }
  });
});

function json(text: string): Response {
  return new Response(text, { headers: JSON_TYPE });
}

function noNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('no network'));
}
