import { afterEach, describe, expect, test, vi } from 'vitest';

import { noNetwork, ORIGIN, PAGE, pageOf, startWorker } from '../support/offline-worker';

describe('a page is answered', () => {
  const facts = { precached: ['/Cart', '/404.html'], folders: ['/Products/'] };
  const build = (path: string) => pageOf('b1', path === '/404.html' ? 404 : 200);
  const KEPT = /^<html data-kept(?! data-fallback)/;
  const STAND_IN = /^<html data-fallback data-kept/;
  const portal = () => new Response('<html>Please log in', PAGE);
  const gone = () => new Response('<html>Not Found', { ...PAGE, status: 404 });
  /** Whoever follows it comes to another answer. */
  const redirectTo = (next: () => Response) => {
    const answers = [() => Object.defineProperty(new Response('elsewhere'), 'type', { value: 'opaqueredirect' }), next];
    return () => (answers.shift() ?? next)();
  };

  /** A worker that keeps the build, and a product that was opened. */
  async function keeping(network: Parameters<typeof startWorker>[0]['network'], isOnline = true) {
    const before = startWorker({ facts, network: build });
    await before.install();
    await before.request('/Products/Bed', 'navigate');
    return startWorker({ facts, network, isOnline }, before.caches);
  }

  test.each([
    { what: 'the page itself', path: '/Cart', network: () => pageOf('b2'), answer: /data-edition="b2"/ },
    { what: 'a redirect', path: '/Cart', network: redirectTo(() => pageOf('b2')), answer: /elsewhere/ },
    {
      what: 'what is kept instead of a redirect to a portal',
      path: '/Cart',
      network: redirectTo(portal),
      answer: KEPT,
    },
    { what: 'what is kept instead of an error', path: '/Cart', network: () => pageOf('b1', 500), answer: KEPT },
    { what: 'what is kept instead of a portal', path: '/Cart', network: portal, answer: KEPT },
    { what: 'what is kept though it is missing', path: '/Cart', network: () => pageOf('b1', 404), answer: KEPT },
    {
      what: 'the 404 of a product that was opened, and is no longer sold',
      path: '/Products/Bed',
      network: () => pageOf('b2', 404),
      answer: /^<html data-edition="b2"/,
    },
    { what: 'what was opened instead of a 404 of no shop', path: '/Products/Bed', network: gone, answer: KEPT },
    { what: 'what was opened instead of an error', path: '/Products/Bed', network: portal, answer: KEPT },
    { what: 'what was opened without a network', path: '/Products/Bed', network: noNetwork, answer: KEPT },
    {
      what: 'a stand-in for a product in place of an error',
      path: '/products/lamp',
      network: portal,
      answer: STAND_IN,
    },
    { what: 'a stand-in for what was never opened', path: '/Elsewhere', network: noNetwork, answer: STAND_IN },
    { what: 'the error of what is no page of the shop', path: '/Elsewhere', network: portal, answer: /log in/ },
    { what: 'the 404 of what was never there', path: '/Elsewhere', network: () => pageOf('b1', 404), answer: /="b1"/ },
  ])('with $what', async ({ path, network, answer }) => {
    const { request } = await keeping(network);
    expect(await (await request(path, 'navigate'))?.text()).toMatch(answer);
  });

  test.each([
    { path: '/Cart', answer: KEPT },
    { path: '/cart/', answer: KEPT },
    { path: '/Elsewhere', answer: STAND_IN },
  ])('without asking a network that is not there: $path', async ({ path, answer }) => {
    const { request, asked } = await keeping(build, false);
    expect(await (await request(path, 'navigate'))?.text()).toMatch(answer);
    expect(asked).toEqual([]);
  });

  test.each([
    { path: '/Cart.html', to: '/Cart' },
    { path: '/cart/index.HTML?x=1', to: '/cart?x=1' },
    { path: '/Cart%20', to: '/Cart' },
    { path: '/index.html', to: '/' },
    { path: '/Products/Bed.html', to: '/Products/Bed' },
    { path: '//example.org/Cart.html', to: '//example.org/Cart' },
  ])('without a network as a host would, by leading from $path to $to', async ({ path, to }) => {
    const answer = await (await keeping(noNetwork)).request(path, 'navigate');
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, ORIGIN + to]);
  });

  test('with what the browser has asked for while the worker was started, and not asked for twice', async () => {
    const { preloaded, asked } = await keeping(build);
    expect(await (await preloaded('/Cart', pageOf('b2')))?.text()).toContain('data-edition="b2"');
    expect(asked).toEqual([]);
  });

  test('with a stand-in where the browser has asked beforehand without a network, and says so by a response', async () => {
    const { preloaded } = await keeping(noNetwork);
    expect(await (await preloaded('/Elsewhere', Response.error()))?.text()).toMatch(STAND_IN);
  });

  test('by the host where it is sent something, not by the worker', async () => {
    const { request } = await keeping(build);
    expect(await request('/Cart', 'navigate', 'POST')).toBeUndefined();
  });

  test('and kept once, where it is neither in the build nor of the statecharts', async () => {
    const worker = await keeping(build);
    for (const path of ['/Cart', '/Statecharts', '/Products/Lamp']) {
      await worker.request(path, 'navigate');
    }
    const visited = await (await worker.caches.open('larkwood-visited-/b1')).keys();
    expect(visited.map(({ url }) => new URL(url).pathname)).toEqual(['/Products/Bed', '/Products/Lamp']);
  });
});

describe('a page that was opened', () => {
  test.each([
    { how: 'whole', html: '<html data-edition="b1"><h1>Bed</h1></html>', status: 200 },
    { how: 'cut short', html: '<html data-edition="b1"><h1>Be', status: 503 },
  ])('is kept only whole: $how', async ({ html, status }) => {
    const worker = startWorker({ network: () => new Response(html, PAGE) });
    await worker.request('/Products/Bed', 'navigate');
    const later = startWorker({ network: () => new Response('', { status: 503 }) }, worker.caches);
    expect((await later.request('/Products/Bed', 'navigate'))?.status).toBe(status);
  });
});

describe('a page that does not come, and none is kept in its place', () => {
  const LATE = /This page did not load[^]*<a href="">Try again<\/a>/;

  afterEach(() => vi.useRealTimers());

  test.each(['/Statecharts', '/Elsewhere'])(
    'is told of after three seconds, and waited for when asked again: %s',
    async (path) => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const network = () => new Promise<Response>((resolve) => setTimeout(() => resolve(pageOf('b1')), 5000));
      const { request } = startWorker({ network });
      const first = request(path, 'navigate');
      await vi.advanceTimersByTimeAsync(5000);
      expect(await (await first)?.text()).toMatch(LATE);
      const again = request(path, 'navigate');
      await vi.advanceTimersByTimeAsync(5000);
      expect(await (await again)?.text()).toContain('data-edition="b1"');
    },
  );

  test('is told of once more when it was waited for in vain', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const network = () =>
      new Promise<Response>((_, reject) => setTimeout(() => reject(new TypeError('no network')), 5000));
    const { request } = startWorker({ network });
    const answers = [];
    for (let time = 0; time < 3; time += 1) {
      const answer = request('/Statecharts', 'navigate');
      let isThere = false;
      void answer.then(() => (isThere = true));
      await vi.advanceTimersByTimeAsync(4000);
      answers.push(isThere);
      await vi.advanceTimersByTimeAsync(2000);
      await answer;
    }
    expect(answers).toEqual([true, false, true]);
  });

  test.each([true, false])(
    'is told of without a network, where no page of the shop can be shown: %s',
    async (isOnline) => {
      const { request } = startWorker({ network: noNetwork, isOnline });
      expect(await (await request('/Statecharts', 'navigate'))?.text()).toMatch(LATE);
    },
  );
});
