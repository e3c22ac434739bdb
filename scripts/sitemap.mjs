import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What these show is one shopper's own, so nobody looks for it. */
const PERSONAL = /^\/(?:Cart|Checkout|MyAccount|LogIn|SignUp)(?:\/|$)/;

/**
 * Writes `sitemap.xml` and `robots.txt` (sitemaps.org; RFC 9309): every page that names its own address as the canonical one
 * and does not ask to be left out. `pages` are `{ path, html }` as they were rendered.
 */
export async function writeSitemap(dist, pages) {
  const addresses = pages.filter(({ path }) => !PERSONAL.test(path)).flatMap(({ path, html }) => listed(path, html));
  const [{ origin }] = addresses;
  const entries = addresses.map(({ address }) => `  <url><loc>${address}</loc></url>\n`).join('');
  await Promise.all([
    writeFile(
      join(dist, 'sitemap.xml'),
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`,
    ),
    writeFile(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`),
  ]);
}

/** The attribute of the page's own markup is as good in XML: both escape `&` alike. */
function listed(path, html) {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  if (address === undefined || /<meta name="robots" content="noindex"/.test(html)) {
    return [];
  }
  const { origin, pathname } = new URL(address.replaceAll('&amp;', '&'));
  return decodeURIComponent(pathname) === decodeURIComponent(path) ? [{ origin, address }] : [];
}
