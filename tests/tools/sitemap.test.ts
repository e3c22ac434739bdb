import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { listedAddress, writeSitemap } from '../../scripts/sitemap.mjs';

const dist = mkdtempSync(join(tmpdir(), 'sitemap-'));
const page = (path: string, canonical = path, more = '') => ({
  path,
  html: `<head><link rel="canonical" href="https://shop.example${canonical}"/>${more}</head>`,
});

const pages = [
  page('/'),
  page('/Products'),
  page('/PrivacyPolicy/Refund-&-Return-Policy', '/PrivacyPolicy/Refund-&amp;-Return-Policy'),
  page('/PrivacyPolicy/Refund_&_Return_Policy', '/PrivacyPolicy/Refund-&amp;-Return-Policy'),
  page('/PrivacyPolicy/Policy', '/PrivacyPolicy/Policy', '<meta name="robots" content="noindex"/>'),
  page('/Products/ProductDetail/O%27Neill%22s-Sofa', '/Products/ProductDetail/O&#x27;Neill&quot;s-Sofa'),
  page('/Cart'),
  page('/Compare'),
  page('/MyAccount/Wishlist'),
  { path: '/404', html: '<head></head>' },
];

beforeAll(() =>
  writeSitemap(
    dist,
    pages.flatMap((each) => listedAddress(each) ?? []),
  ),
);

afterAll(() => rmSync(dist, { recursive: true }));

test('the sitemap lists what anybody may look for, once, by its canonical address', () => {
  expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8')).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <url><loc>https://shop.example/</loc></url>',
      '  <url><loc>https://shop.example/Products</loc></url>',
      '  <url><loc>https://shop.example/PrivacyPolicy/Refund-&amp;-Return-Policy</loc></url>',
      '  <url><loc>https://shop.example/Products/ProductDetail/O&#x27;Neill&quot;s-Sofa</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  );
});

test('robots may go everywhere and are told of the sitemap', () => {
  expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://shop.example/sitemap.xml\n',
  );
});
