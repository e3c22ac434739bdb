import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addressOf, createShopServer, onFreePort } from '../../scripts/shop-server.mjs';
import { ask as askAt } from '../support/ask';

const POLICY = "default-src 'none'";
const MISSING = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">missing`;

const FILES = {
  'index.html': 'home',
  '404.html': MISSING,
  'Products.html': 'products',
  'Products/index.html': 'for servers that know no addresses without .html',
  'Products/Page/2.html': 'more products',
  'Products/Page/10.html': 'the tenth page of products',
  'Statecharts.html': 'statecharts',
  'Statecharts/Stage.html': 'stage',
  'data/beds.1a2b3c4d.json': '[]',
  'data/catalogue.json': '{}',
  _headers: 'for another host',
  'none.such': 'a file of no known type',
  'Products/ProductDetail/Haven-Oak-Platform-Bed.html': 'bed',
  'Products/ProductDetail/Dome-Pendant-Lamp,-Clay.html': 'lamp',
  'PrivacyPolicy/Policy.html': 'a policy',
  'PrivacyPolicy/Terms-&-Conditions.html': 'terms',
  'assets/a-123.js': 'plain script',
  'assets/a-123.js.br': 'packed script',
  'pictures/bed.0a1b-1.jpg': '0123456789',
  'social/bed-1.jpg': 'a picture without a hash in its name',
};

const dist = mkdtempSync(join(tmpdir(), 'shop-server-'));
let server: Server;

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  server = await createShopServer(dist);
  await onFreePort(server);
});

afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

describe('a path', () => {
  test.each([
    { path: '/', status: 200, body: 'home' },
    { path: '/Products/ProductDetail/Haven-Oak-Platform-Bed', status: 200, body: 'bed' },
    { path: '/Products/ProductDetail/Haven-Oak-Platform-Bed?q=%E0', status: 200, body: 'bed' },
    { path: '/PrivacyPolicy/Terms-&-Conditions', status: 200, body: 'terms' },
    { path: '/PrivacyPolicy/Terms-%26-Conditions', status: 200, body: 'terms' },
    { path: '/PrivacyPolicy/Anything_at_all', status: 200, body: 'a policy' },
    { path: '/PrivacyPolicy/Any/thing', status: 404, body: MISSING },
    { path: '/Nowhere', status: 404, body: MISSING },
    { path: '/%E0%A4%A', status: 404, body: MISSING },
    { path: '//elsewhere.example/', status: 404, body: MISSING },
    { path: '/..%2f..%2fpackage.json', status: 404, body: MISSING },
    { path: '/../../package.json', status: 404, body: MISSING },
    { path: '/assets/a-123.js.br', status: 404, body: MISSING },
    { path: '/_headers', status: 404, body: MISSING },
    { path: '/Products/index', status: 404, body: MISSING },
    { path: '/PrivacyPolicy/index', status: 404, body: MISSING },
    { path: '/PrivacyPolicy/a.gz', status: 404, body: MISSING },
    { path: '/404', status: 404, body: MISSING },
    { path: '/Products?page=2', status: 200, body: 'more products' },
    { path: '/Products?q=oak&page=2', status: 200, body: 'more products' },
    { path: '/Products?page=10', status: 200, body: 'the tenth page of products' },
    { path: '/Products?page=1', status: 200, body: 'products' },
    { path: '/Products?page=3', status: 200, body: 'products' },
    { path: '/Products?page=02', status: 200, body: 'products' },
    { path: '/Products?page=../Page/2', status: 200, body: 'products' },
  ])('$path is answered with $status', async ({ path, status, body }) => {
    const answer = await ask(path);
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body });
  });

  test.each([
    { path: '/products', to: '/Products' },
    { path: '/Products/', to: '/Products' },
    { path: '/PRODUCTS?q=oak&x=1', to: '/Products?q=oak&x=1' },
    { path: '/Products.html', to: '/Products' },
    { path: '/Products/index.html', to: '/Products' },
    { path: '/index.html', to: '/' },
    { path: '/products?page=2', to: '/Products?page=2' },
    { path: '/Products/Page/2', to: '/Products?page=2' },
    { path: '/products/page/2.html', to: '/Products?page=2' },
    { path: '/privacypolicy/terms-&-conditions', to: '/PrivacyPolicy/Terms-&-Conditions' },
    {
      path: '/products/productdetail/dome-pendant-lamp,-clay',
      to: '/Products/ProductDetail/Dome-Pendant-Lamp%2C-Clay',
    },
    { path: '/privacypolicy/Über', to: '/PrivacyPolicy/%C3%9Cber' },
    { path: '/privacypolicy/a#?%.html', to: '/PrivacyPolicy/a%23%3F%25' },
    { path: '/PrivacyPolicy/a.html', to: '/PrivacyPolicy/a' },
  ])('$path leads to $to', async ({ path, to }) => {
    const answer = await ask(encodeURI(path).replace('#?', '%23%3F'));
    expect({ status: answer.status, to: answer.headers.location }).toEqual({ status: 301, to });
  });
});

describe('a browser', () => {
  test('keeps pages only until they change, and hashed files for a year', async () => {
    const page = await ask('/Products');
    const script = await ask('/assets/a-123.js');
    const facts = await ask('/data/beds.1a2b3c4d.json');
    const picture = await ask('/pictures/bed.0a1b-1.jpg');
    const catalogue = await ask('/data/catalogue.json');
    const shared = await ask('/social/bed-1.jpg');
    expect([page, script, facts, picture, catalogue, shared].map(({ headers }) => headers['cache-control'])).toEqual([
      'no-cache',
      'public, max-age=31536000, immutable',
      'public, max-age=31536000, immutable',
      'public, max-age=31536000, immutable',
      'no-cache',
      'no-cache',
    ]);
    const again = await ask('/Products', { 'if-none-match': String(page.headers.etag) });
    expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: '' });
  });

  test.each([
    { known: (tag: string) => `W/${tag}`, status: 304 },
    { known: (tag: string) => `"older", W/${tag},"other"`, status: 304 },
    { known: () => '*', status: 304 },
    { known: (tag: string) => `${tag.slice(0, -1)}0"`, status: 200 },
    { known: () => '"older", W/"other"', status: 200 },
  ])('is not sent again to who knows it by a weakened tag or one of several: $status', async ({ known, status }) => {
    const { headers } = await ask('/Products');
    const again = await ask('/Products', { 'if-none-match': known(String(headers.etag)) });
    expect(again.status).toBe(status);
  });

  test('gets the packed copy of a text when it can unpack it', async () => {
    const packed = await ask('/assets/a-123.js', { 'accept-encoding': 'gzip, br' });
    const plain = await ask('/assets/a-123.js', { 'accept-encoding': 'br;q=0, gzip' });
    const picture = await ask('/pictures/bed.0a1b-1.jpg', { 'accept-encoding': 'gzip, br' });
    const part = await ask('/assets/a-123.js', { 'accept-encoding': 'br', range: 'bytes=0-2' });
    expect(
      [packed, plain, picture, part].map(({ body, headers }) => [body, headers['content-encoding'], headers.vary]),
    ).toEqual([
      ['packed script', 'br', 'Accept-Encoding'],
      ['plain script', undefined, 'Accept-Encoding'],
      ['0123456789', undefined, undefined],
      ['packed script', 'br', 'Accept-Encoding'],
    ]);
  });

  test.each(['BR', 'gzip;q=0.5, Br;Q=1'])('may name an encoding in capitals: %s', async (offered) => {
    const { headers } = await ask('/assets/a-123.js', { 'accept-encoding': offered });
    expect(headers['content-encoding']).toBe('br');
  });

  test('gets a part of a file when it asks for one', async () => {
    const part = await ask('/pictures/bed.0a1b-1.jpg', { range: 'bytes=2-4' });
    const end = await ask('/pictures/bed.0a1b-1.jpg', { range: 'bytes=-3' });
    const beyond = await ask('/pictures/bed.0a1b-1.jpg', { range: 'bytes=20-' });
    const missing = await ask('/Nowhere', { range: 'bytes=0-1' });
    expect([part, end, beyond, missing].map(({ status, body }) => [status, body])).toEqual([
      [206, '234'],
      [206, '789'],
      [416, ''],
      [404, MISSING],
    ]);
  });

  test('may ask for the head alone, and for nothing but reading', async () => {
    const head = await ask('/pictures/bed.0a1b-1.jpg', {}, 'HEAD');
    const post = await ask('/Products', {}, 'POST');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '10']);
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    { path: '/Products', method: 'POST', status: 405 },
    { path: '/none.such', method: 'GET', status: 500 },
  ])('is told the policy also with $status', async ({ path, method, status }) => {
    const answer = await ask(path, {}, method);
    expect([answer.status, answer.headers['content-security-policy'], answer.headers['cache-control']]).toEqual([
      status,
      `${POLICY}; frame-ancestors 'none'`,
      'no-cache',
    ]);
  });

  test('is told the policy that the pages carry, and in whose frames they are shown, whatever it asks for', async () => {
    const answers = await Promise.all(
      ['/Products', '/Nowhere', '/products', '/assets/a-123.js'].map((path) => ask(path)),
    );
    expect(answers.map(({ headers }) => headers['content-security-policy'])).toEqual(
      answers.map(() => `${POLICY}; frame-ancestors 'none'`),
    );
  });

  test('is told that the statecharts may frame their stage, and nothing else', async () => {
    const answers = await Promise.all(['/Statecharts', '/Statecharts/Stage'].map((path) => ask(path)));
    expect(
      answers.map(({ body, headers }) => [body, headers['content-security-policy'], headers['x-frame-options']]),
    ).toEqual([
      ['statecharts', `${POLICY}; frame-ancestors 'none'`, 'DENY'],
      ['stage', `${POLICY}; frame-ancestors 'self'`, 'SAMEORIGIN'],
    ]);
  });
});

describe('in the folder /shop/ of a host', () => {
  test.each([
    { path: '/shop/', answer: 'home' },
    { path: '/shop/Products', answer: 'products' },
    { path: '/shop/Products?page=2', answer: 'more products' },
    { path: '/shop/assets/a-123.js', answer: 'plain script' },
    { path: '/shop', answer: '/shop/' },
    { path: '/shop/products/?x=1', answer: '/shop/Products?x=1' },
    { path: '/shop/Nowhere', answer: MISSING },
    { path: '/Products', answer: MISSING },
    { path: '/', answer: MISSING },
    { path: '/shopping', answer: MISSING },
  ])('$path is answered with $answer', async ({ path, answer }) => {
    const folder = await createShopServer(dist, '/shop/');
    const { close } = await onFreePort(folder);
    try {
      const { headers, body } = await ask(path, {}, 'GET', folder);
      expect(headers.location ?? body).toBe(answer);
    } finally {
      close();
    }
  });
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET', of = server) {
  return askAt((of.address() as AddressInfo).port, path, headers, method);
}

test.each([
  [undefined, 'http://localhost:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['192.0.2.7', 'http://192.0.2.7:80'],
  ['::1', 'http://[::1]:80'],
])('what listens on %s is found at %s', (host, address) => expect(addressOf(host, 80)).toBe(address));
