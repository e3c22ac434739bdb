import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  { base: '/', path: '/Cart', url: '/Cart' },
  { base: '/', path: '/', url: '/' },
  { base: '/shop/', path: '/pictures/bed-1.jpg', url: '/shop/pictures/bed-1.jpg' },
  { base: '/a/b/', path: '/', url: '/a/b/' },
])('a shop at $base has its $path at $url, and knows it again', async ({ base, path, url }) => {
  const { withBase, withoutBase } = await shopAt(base);
  expect(withBase(path)).toBe(url);
  expect(withoutBase(url)).toBe(path);
});

test('a path that only begins like the folder is none of the shop', async () => {
  const { withoutBase } = await shopAt('/shop/');
  expect(withoutBase('/shopping/list')).toBe('/shopping/list');
});

function shopAt(base: string) {
  vi.stubEnv('BASE_URL', base);
  vi.resetModules();
  return import('./base');
}
