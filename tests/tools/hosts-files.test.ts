import { describe, expect, test } from 'vitest';

import { caddyFile } from '../../scripts/hosts-caddy.mjs';
import { headersFile, redirectsFile } from '../../scripts/hosts-files.mjs';
import { nginxFile } from '../../scripts/hosts-nginx.mjs';
import { located } from '../../scripts/hosts-paths.mjs';

const PAGES = [
  '/',
  '/PrivacyPolicy/Policy',
  '/PrivacyPolicy/Terms-&-Conditions',
  '/Products',
  '/Products/Page/2',
  '/Products/ProductDetail/Cloud-Bouclé-Cushion',
  '/Statecharts',
  '/Statecharts/Stage',
];

const POLICY = "default-src 'none'; script-src 'self' 'sha256-yDYytH+jC12LAwAYpcCKkpW15tKUmNT/1kFQn8BauF4='";

describe('a host that reads _headers', () => {
  const FILES = [
    '/assets/a-123.js',
    '/data/catalogue.json',
    '/data/index.1a2b3c4d.json',
    '/data/products/bed.1a2b3c4d.json',
    '/data/products/lamp.1a2b3c4d.json',
    '/favicon.svg',
    '/offline.js',
    '/pictures/bed.0a1b-1.jpg',
  ];

  test.each([
    { file: '/shop/assets/a-123.js', caching: ['public, max-age=31536000, immutable'] },
    { file: '/shop/data/index.1a2b3c4d.json', caching: ['public, max-age=31536000, immutable'] },
    { file: '/shop/data/products/lamp.1a2b3c4d.json', caching: ['public, max-age=31536000, immutable'] },
    { file: '/shop/pictures/bed.0a1b-1.jpg', caching: ['public, max-age=31536000, immutable'] },
    { file: '/shop/data/catalogue.json', caching: [] },
    { file: '/shop/offline.js', caching: [] },
    { file: '/shop/Cart', caching: [] },
    { file: '/assets/a-123.js', caching: [] },
  ])('sends $file with the caching $caching, and never with two', ({ file, caching }) => {
    const sent = rulesOf(headersFile({ base: '/shop/', files: FILES, pages: PAGES, policy: POLICY })).filter(
      ({ matches }) => matches(file),
    );
    expect(sent.flatMap(({ headers }) => headers.filter((line) => line.startsWith('Cache-Control: ')))).toEqual(
      caching.map((value) => `Cache-Control: ${value}`),
    );
  });

  test('sends what holds for all answers with every file of the shop, and only these', () => {
    const rules = rulesOf(headersFile({ base: '/shop/', files: FILES, pages: PAGES, policy: POLICY }));
    const sent = (file: string) => rules.filter(({ matches }) => matches(file)).flatMap(({ headers }) => headers);
    const having = (file: string) => sent(file).filter((line) => line === 'X-Content-Type-Options: nosniff').length;
    expect(['/shop/', '/shop/Cart', '/shop/assets/a-123.js', '/other'].map(having)).toEqual([1, 1, 1, 0]);
    expect(sent('/shop/assets/a-123.js')).toEqual(
      expect.arrayContaining([
        'Cross-Origin-Opener-Policy: same-origin',
        'Cross-Origin-Resource-Policy: same-origin',
        'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy: strict-origin-when-cross-origin',
      ]),
    );
  });

  test.each([
    { page: '/shop/', framers: ["'self'", "'none'"] },
    { page: '/shop/Products', framers: ["'self'", "'none'"] },
    { page: '/shop/Products/ProductDetail/Cloud-Bouclé-Cushion', framers: ["'self'", "'none'"] },
    { page: '/shop/Statecharts', framers: ["'self'", "'none'"] },
    { page: '/shop/Statecharts/Stage', framers: ["'self'"] },
  ])('sends $page with policies that let $framers frame it', ({ page, framers }) => {
    const policies = rulesOf(headersFile({ base: '/shop/', files: FILES, pages: PAGES, policy: POLICY }))
      .filter(({ matches }) => matches(page))
      .flatMap(({ headers }) => headers.filter((line) => line.startsWith('Content-Security-Policy: ')));
    expect(policies.map((line) => /frame-ancestors (\S+)$/.exec(line)?.[1])).toEqual(framers);
  });
});

test('a host that reads _redirects shows a page of the listing by its query, and an unknown policy by one page', () => {
  expect(redirectsFile({ base: '/shop/', pages: PAGES })).toBe(
    [
      '/shop/Products page=2 /shop/Products/Page/2.html 200',
      '/shop/PrivacyPolicy/Policy /shop/PrivacyPolicy/Policy 200',
      '/shop/PrivacyPolicy/Terms-&-Conditions /shop/PrivacyPolicy/Terms-&-Conditions 200',
      '/shop/PrivacyPolicy/:unknown /shop/PrivacyPolicy/Policy 200',
      '',
    ].join('\n'),
  );
});

test.each([
  { host: 'nginx', text: nginxFile({ base: '/shop/', pages: PAGES, policy: POLICY }) },
  { host: 'Caddy', text: caddyFile({ base: '/shop/', pages: PAGES, policy: POLICY }) },
])('$host sends what holds for all answers, and knows the pages by their encoded addresses', ({ text }) => {
  expect(text).toContain(`${POLICY}; frame-ancestors `);
  expect(text).toContain('nosniff');
  expect(text).toContain('/shop/Products/ProductDetail/Cloud-Boucl%C3%A9-Cushion');
  expect(text).not.toContain('undefined');
});

test('nginx knows a name with other letters than A to Z in capitals too, and no address twice', () => {
  const pages = [...PAGES, '/Blog/BlogDetail/École', '/Blog/BlogDetail/Strasse', '/Blog/BlogDetail/Straße'];
  const text = nginxFile({ base: '/shop/', pages, policy: POLICY });
  const map = text.slice(text.indexOf('map $larkwood_asked'));
  const asked = Array.from(map.matchAll(/^ {2}"(.+)" "(.+)";$/gm), ([, path = '', page = '']) => [path, page] as const);
  const pageOf = (path: string) => asked.filter(([one]) => folded(one) === folded(path)).map(([, page]) => page);
  expect(pageOf('/shop/PRODUCTS/PRODUCTDETAIL/CLOUD-BOUCLÉ-CUSHION')).toEqual([
    '/shop/Products/ProductDetail/Cloud-Boucl%C3%A9-Cushion',
  ]);
  expect(pageOf('/shop/blog/blogdetail/école')).toEqual(['/shop/Blog/BlogDetail/%C3%89cole']);
  expect(pageOf('/shop/Blog/BlogDetail/Strasse')).toEqual(['/shop/Blog/BlogDetail/Strasse']);
  expect(pageOf('/shop/cart')).toEqual([]);
  expect(new Set(asked.map(([path]) => folded(path))).size).toBe(asked.length);
});

test.each([
  {
    page: '/Products/ProductDetail/Dome-Pendant-Lamp,-Clay',
    address: '/Products/ProductDetail/Dome-Pendant-Lamp%2C-Clay',
  },
  { page: '/PrivacyPolicy/Terms-&-Conditions', address: '/PrivacyPolicy/Terms-&-Conditions' },
])('a redirect leads to $page by the address that its links have', ({ page, address }) => {
  expect(located('/shop/', page)).toBe(`/shop${address}`);
});

test('nginx takes no dollar sign of a page for a variable', () => {
  const page = nginxFile({ base: '/', pages: ['/Products/ProductDetail/Five-$-Mug'], policy: POLICY });
  expect(page).toContain('"/Products/ProductDetail/Five-%24-Mug"');
});

test('Caddy does not compare every path with thousands of products, but with all other pages', () => {
  const products = Array.from({ length: 2000 }, (_, index) => `/Products/ProductDetail/Mug-${index}`);
  const text = caddyFile({ base: '/', pages: [...PAGES, ...products], policy: POLICY });
  expect([text.includes('Mug-7'), text.includes('/PrivacyPolicy/Policy')]).toEqual([false, true]);
});

/** As nginx compares: A to Z are as good as a to z, and no other letter as another. */
function folded(path: string) {
  return path.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** What each rule of `_headers` matches, and sends. */
function rulesOf(text: string) {
  return text.split('\n\n').map((rule) => {
    const [pattern = '', ...headers] = rule.split('\n').map((line) => line.trim());
    return {
      matches: (file: string) => (pattern.endsWith('*') ? file.startsWith(pattern.slice(0, -1)) : file === pattern),
      headers,
    };
  });
}
