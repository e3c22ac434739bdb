import { mkdirSync, writeFileSync } from 'node:fs';

import { afterAll, describe, expect, test } from 'vitest';

import { policyOf } from '../../scripts/document.mjs';
import { ask as askAt } from '../support/ask';
import type { Answer } from '../support/ask';
import { ADDRESSES, MALFORMED, PRODUCT } from './addresses';
import { at, hosts } from './hosts';
import type { Host } from './hosts';

const TABLE = '.larkwood/hosts-table.txt';

/** What is sent with every answer. */
const ALWAYS = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
] as const;

/** What is compared; what a server adds of its own is not. */
const COMPARED = [...ALWAYS, 'content-encoding', 'content-type', 'location', 'vary'] as const;

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
    { offered: 'BR', encoding: 'br' },
    { offered: 'gzip', encoding: 'gzip' },
    { offered: 'br;q=0, gzip', encoding: 'gzip' },
    { offered: 'identity', encoding: undefined },
  ])('a page is sent as $encoding to who takes $offered', async ({ offered, encoding }) => {
    const { headers } = await ask(host, '/Products', { 'accept-encoding': offered });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  });

  test.each([
    '/',
    '/PrivacyPolicy/Shipping',
    '/offline.js',
    '/favicon.svg',
    '/robots.txt',
    '/icon-192.png',
    '/Nowhere',
  ])('%s, not compressed, says as by npm start whether it could be', async (path) => {
    const plain = { 'accept-encoding': 'identity' };
    const [expected, answer] = await Promise.all([ours && ask(ours, path, plain), ask(host, path, plain)]);
    expect(answer.headers.vary).toBe(expected?.headers.vary);
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

  test.each(['POST', 'DELETE', 'OPTIONS'])('%s is not allowed, and told what is, with all headers', async (method) => {
    const [expected, answer] = await Promise.all([
      ours && ask(ours, '/Products', {}, method),
      ask(host, '/Products', {}, method),
    ]);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(ALWAYS.map((name) => answer.headers[name])).toEqual(ALWAYS.map((name) => expected?.headers[name]));
    expect(ALWAYS.map((name) => answer.headers[name])).not.toContain(undefined);
  });

  test.each(['/robots.txt', '/icon-192.png'])('past the end of %s there is nothing, said once', async (path) => {
    const { status, headers } = await ask(host, path, { range: 'bytes=99999999-' });
    const whole = ours && (await ask(ours, path));
    expect([status, headers['content-range']]).toEqual([416, `bytes */${whole?.size}`]);
    expect(ALWAYS.map((name) => headers[name])).toEqual(ALWAYS.map((name) => whole?.headers[name]));
  });

  test('what is read is not told which methods are allowed', async () => {
    expect((await ask(host, '/Products')).headers.allow).toBeUndefined();
  });
});

describe.each(hosts().filter(({ server }) => server !== 'Caddy'))('$server, $base', (host) => {
  test.each(MALFORMED)('%s is the not-found page', async (path) => {
    const plain = { 'accept-encoding': 'identity' };
    const [missing, answer] = await Promise.all([ask(host, '/Nowhere', plain), ask(host, path, plain)]);
    expect([answer.status, answer.body === missing.body]).toEqual([404, true]);
    expect(COMPARED.map((name) => answer.headers[name])).toEqual(COMPARED.map((name) => missing.headers[name]));
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

describe.each(others.filter(({ base }) => base !== '/'))('$server, beside $base', (host) => {
  const beside = { ...host, url: `${new URL(host.url).origin}/` };

  test.each([
    { path: '/robots.txt', type: 'text/plain; charset=utf-8' },
    { path: '/.well-known/security.txt', type: 'text/plain; charset=utf-8' },
    { path: '/proof.html', type: 'text/html; charset=utf-8' },
  ])('a file that lies in the root of the host is answered: $path', async ({ path, type }) => {
    const { status, body, headers } = await ask(beside, path);
    expect([status, body, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'of the host',
      type,
      'nosniff',
    ]);
  });

  test.each(['/.hidden', '/notes/private.txt', '/notes', '/.well-known', '/.well-known/none.txt', '/none.html'])(
    '%s is not',
    async (path) => {
      expect((await ask(beside, path)).status).toBe(404);
    },
  );
});

function ask(
  host: Host,
  path: string,
  headers: Record<string, string> = { 'accept-encoding': 'br, gzip' },
  method = 'GET',
): Promise<Answer> {
  return askAt(Number(new URL(host.url).port), at(host, path).replace(/^http:\/\/[^/]+/, ''), headers, method);
}

/** Servers may send a type for the body of a redirect. */
function valueOf({ status, headers }: Answer, name: (typeof COMPARED)[number]): string | undefined {
  return name === 'content-type' && status === 301 ? undefined : headers[name]?.toString();
}

function wordsOf({ status, headers }: Answer): string {
  const { 'content-type': type, 'content-encoding': encoding, 'cache-control': caching, location } = headers;
  return [status, location ?? type, encoding ?? 'plain', caching].join(', ');
}
