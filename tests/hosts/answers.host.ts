import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

import { afterAll, describe, expect, test } from 'vitest';

import { pictureOf } from '#fixtures/pictures';

import { policyOf } from '../../scripts/document.mjs';
import { at, hosts } from './hosts';
import type { Host } from './hosts';

const TABLE = '.larkwood/hosts-table.txt';

/** What is compared; what a server adds of its own is not. */
const COMPARED = [
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'vary',
  'x-content-type-options',
  'x-frame-options',
] as const;

const PICTURE = `/pictures/${pictureOf('arc-lamp-1').name}`;
const PRODUCT = '/Products/ProductDetail/Arc-Floor-Lamp';

/** Addresses with their status, and where a redirect leads. */
const ADDRESSES: readonly { readonly path: string; readonly status: number; readonly to?: string }[] = [
  { path: '/', status: 200 },
  { path: '/Products', status: 200 },
  { path: '/Products?category=Bedroom', status: 200 },
  { path: '/Products?page=2', status: 200 },
  { path: '/Products?page=1', status: 200 },
  { path: '/Products?page=99', status: 200 },
  { path: '/Products?page=../../Cart', status: 200 },
  { path: PRODUCT, status: 200 },
  { path: '/Products/ProductDetail/Cloud-Boucl%C3%A9-Cushion', status: 200 },
  { path: '/Cart', status: 200 },
  { path: '/Checkout/Payment', status: 200 },
  { path: '/PrivacyPolicy/Terms-&-Conditions', status: 200 },
  { path: '/PrivacyPolicy/Terms-%26-Conditions', status: 200 },
  { path: '/PrivacyPolicy/Anything_at_all', status: 200 },
  { path: '/Statecharts', status: 200 },
  { path: '/offline.js', status: 200 },
  { path: '/site.webmanifest', status: 200 },
  { path: '/sitemap.xml', status: 200 },
  { path: '/robots.txt', status: 200 },
  { path: '/favicon.svg', status: 200 },
  { path: '/favicon.ico', status: 200 },
  { path: '/marks.svg', status: 200 },
  { path: '/icon-192.png', status: 200 },
  { path: `${PICTURE}.jpg`, status: 200 },
  { path: `${PICTURE}-480.avif`, status: 200 },
  { path: `${PICTURE}-480.webp`, status: 200 },
  { path: '/social/arc-lamp-1.jpg', status: 200 },
  { path: '/products', status: 301, to: '/Products' },
  { path: '/Products/', status: 301, to: '/Products' },
  { path: '/PRODUCTS?q=oak&x=1', status: 301, to: '/Products?q=oak&x=1' },
  { path: '/Products.html', status: 301, to: '/Products' },
  { path: '/index.html', status: 301, to: '/' },
  { path: '/Cart/', status: 301, to: '/Cart' },
  { path: '//', status: 301, to: '/' },
  { path: '/Cart//', status: 301, to: '/Cart' },
  { path: '/PrivacyPolicy/Shipping//', status: 301, to: '/PrivacyPolicy/Shipping' },
  { path: '/Cart/index.html', status: 301, to: '/Cart' },
  { path: '/Products/Page/2', status: 301, to: '/Products?page=2' },
  { path: '/products/page/2.html', status: 301, to: '/Products?page=2' },
  { path: '/products/productdetail/arc-floor-lamp/', status: 301, to: PRODUCT },
  {
    path: '/products/productdetail/dome-pendant-lamp,-clay',
    status: 301,
    to: '/Products/ProductDetail/Dome-Pendant-Lamp%2C-Clay',
  },
  {
    path: '/PRODUCTS/PRODUCTDETAIL/CLOUD-BOUCL%C3%89-CUSHION',
    status: 301,
    to: '/Products/ProductDetail/Cloud-Boucl%C3%A9-Cushion',
  },
  { path: '/privacypolicy/terms-&-conditions', status: 301, to: '/PrivacyPolicy/Terms-&-Conditions' },
  { path: '/privacypolicy/%C3%9Cber', status: 301, to: '/PrivacyPolicy/%C3%9Cber' },
  { path: '/Nowhere', status: 404 },
  { path: '/Products/ProductDetail/No-Such-Product', status: 404 },
  { path: '/PrivacyPolicy/Any/thing', status: 404 },
  { path: '/assets/none-12345678.js', status: 404 },
  { path: '/pictures/none.jpg', status: 404 },
  { path: '/pictures/', status: 404 },
  { path: '/assets', status: 404 },
  { path: '/404', status: 404 },
  { path: '/404.html', status: 404 },
  { path: '/_headers', status: 404 },
  { path: '/Products.html.br', status: 404 },
  { path: '/index', status: 404 },
  { path: '/Cart/index', status: 404 },
  { path: '/Products/index?q=oak', status: 404 },
  { path: `${PRODUCT}/index`, status: 404 },
  { path: '/PrivacyPolicy/index', status: 404 },
  { path: '/PrivacyPolicy/a.gz', status: 404 },
  { path: '//elsewhere.example/', status: 404 },
  { path: '//Cart', status: 404 },
  { path: '/%2FCart', status: 404 },
  { path: '//index.html', status: 404 },
  { path: '//assets/none.js', status: 404 },
  { path: '//robots.txt', status: 404 },
  { path: '/Products//ProductDetail/Arc-Floor-Lamp', status: 404 },
  { path: '/products///productdetail/arc-floor-lamp', status: 404 },
  { path: '//products/page/2', status: 404 },
  { path: '/PrivacyPolicy//Shipping', status: 404 },
];

const own = hosts().filter(({ server }) => server === 'npm start');
const others = hosts().filter(({ server }) => server !== 'npm start');
const rows: string[] = [];

afterAll(() => {
  mkdirSync('.larkwood', { recursive: true });
  writeFileSync(TABLE, `${rows.join('\n')}\n`);
});

describe.each(own)('npm start, $base', (host) => {
  test.each(ADDRESSES)('$path is $status', async ({ path, status, to }) => {
    const answer = await ask(host, path);
    expect([answer.status, answer.headers.location]).toEqual([status, to && host.base.slice(0, -1) + to]);
    rows.push(['npm start', host.base, path, wordsOf(answer)].join('  '));
  });
});

describe.each(others)('$server, $base', (host) => {
  const ours = own.find(({ base }) => base === host.base);

  test.each(ADDRESSES)('$path is answered as by npm start', async ({ path, status }) => {
    const [expected, answer] = await Promise.all([ours && ask(ours, path), ask(host, path)]);
    const differing = COMPARED.filter((name) => valueOf(answer, name) !== (expected && valueOf(expected, name)));
    rows.push([host.server, host.base, path, answer.status, differing.join(', ') || 'the same'].join('  '));
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(differing.map((name) => [name, answer.headers[name]]))).toEqual({});
    // A redirect's own words are the server's.
    expect(status === 301 || answer.size === expected?.size).toBe(true);
  });

  test.each([
    { offered: 'br, gzip', encoding: 'br' },
    { offered: 'gzip', encoding: 'gzip' },
    { offered: 'identity', encoding: undefined },
  ])('a page is sent as $encoding to who takes $offered', async ({ offered, encoding }) => {
    const { headers } = await ask(host, '/Products', { 'accept-encoding': offered });
    expect([headers['content-encoding'], encoding && headers.vary]).toEqual([encoding, encoding && 'Accept-Encoding']);
  });

  test('what has not changed is not sent again', async () => {
    const { headers } = await ask(host, '/Products', { 'accept-encoding': 'br' });
    const again = await ask(host, '/Products', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect([again.status, again.size]).toEqual([304, 0]);
  });

  test('a hashed script is kept for a year', async () => {
    const { body } = await ask(host, '/Cart', { 'accept-encoding': 'identity' });
    const [script = ''] = /assets\/entry-client-[^"]+\.js/.exec(body) ?? [];
    const { status, headers } = await ask(host, `/${script}`);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  test.each(['/', '/Products?page=2', PRODUCT, '/Statecharts', '/Statecharts/Stage', '/Nowhere'])(
    '%s comes with the policy it carries, and is framed by nobody but the stage by the statecharts',
    async (path) => {
      const { body, headers } = await ask(host, path, { 'accept-encoding': 'identity' });
      expect(headers['content-security-policy']).toBe(
        `${policyOf(body)}; frame-ancestors ${path === '/Statecharts/Stage' ? "'self'" : "'none'"}`,
      );
    },
  );

  test('nothing but reading is allowed', async () => {
    expect((await ask(host, '/Products', {}, 'POST')).status).toBe(405);
  });
});

describe.each(hosts().filter(({ base }) => base !== '/'))('$server, outside $base', (host) => {
  test.each([
    { path: '/shop', status: 301, to: '/shop/' },
    { path: '/', status: 404, to: undefined },
    { path: '/Products', status: 404, to: undefined },
    { path: '/shopping', status: 404, to: undefined },
    { path: '//shop', status: 404, to: undefined },
    { path: '//shop/Cart', status: 404, to: undefined },
  ])('$path is $status', async ({ path, status, to }) => {
    const answer = await ask({ ...host, url: `${new URL(host.url).origin}/` }, path);
    expect([answer.status, answer.headers.location]).toEqual([status, to]);
  });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly size: number;
}

/** Not `fetch`: it would normalise the path, unpack the answer and follow redirects. */
function ask(
  host: Host,
  path: string,
  headers: Record<string, string> = { 'accept-encoding': 'br, gzip' },
  method = 'GET',
): Promise<Answer> {
  const { port } = new URL(host.url);
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path: at(host, path).replace(/^http:\/\/[^/]+/, ''), method, headers },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const body = Buffer.concat(parts);
          resolve({ status: response.statusCode, headers: response.headers, body: body.toString(), size: body.length });
        });
      },
    )
      .on('error', reject)
      .end();
  });
}

/** Servers may send letters of a path as they are or encoded, and a type for the body of a redirect. */
function valueOf({ status, headers }: Answer, name: (typeof COMPARED)[number]): string | undefined {
  const value = headers[name];
  if (name === 'location' && value !== undefined) {
    return decodeURI(Buffer.from(String(value), 'latin1').toString());
  }
  return name === 'content-type' && status === 301 ? undefined : value?.toString();
}

function wordsOf({ status, headers }: Answer): string {
  const { 'content-type': type, 'content-encoding': encoding, 'cache-control': caching, location } = headers;
  return [status, location ?? type, encoding ?? 'plain', caching].join(', ');
}
