import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pages that are specific to one shopper, so nothing to index. */
const PERSONAL = /^\/(?:Cart|Checkout|MyAccount|LogIn|SignUp)(?:\/|$)/;

/**
 * Writes `sitemap.xml` and `robots.txt` (sitemaps.org; RFC 9309): every page that is its own canonical address and has
 * no `noindex`. `pages` are `{ path, html }` as rendered, `base` is the folder of the host that the shop is in. Search
 * engines read `robots.txt` only at the root of a host.
 */
export async function writeSitemap(dist, pages, base = '/') {
  const addresses = pages
    .filter(({ path }) => !PERSONAL.test(path))
    .flatMap(({ path, html }) => listed(base.slice(0, -1) + path, html));
  const [{ origin }] = addresses;
  const entries = addresses.map(({ address }) => `  <url><loc>${address}</loc></url>\n`).join('');
  await Promise.all([
    writeFile(
      join(dist, 'sitemap.xml'),
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`,
    ),
    writeFile(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${origin}${base}sitemap.xml\n`),
  ]);
}

/** The attribute can be copied: HTML and XML escape `&` alike. */
function listed(path, html) {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  if (address === undefined || /<meta name="robots" content="noindex"/.test(html)) {
    return [];
  }
  const { origin, pathname } = new URL(address.replaceAll('&amp;', '&'));
  return decodeURIComponent(pathname) === decodeURIComponent(path) ? [{ origin, address }] : [];
}
