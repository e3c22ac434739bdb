import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pages that are specific to one shopper: nothing to list. Not `noindex`, which Lighthouse counts as a fault of a page. */
const PERSONAL = /^\/(?:Cart|Checkout|Compare|MyAccount|LogIn|SignUp)(?:\/|$)/;

/**
 * Writes `sitemap.xml` and `robots.txt` (sitemaps.org; RFC 9309) for pages with these addresses. `base` is the folder of the
 * host that the shop is in. Search engines read `robots.txt` only at the root of a host.
 */
export async function writeSitemap(dist, addresses, base = '/') {
  const { origin } = new URL(unescaped(addresses[0]));
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join('');
  await Promise.all([
    writeFile(
      join(dist, 'sitemap.xml'),
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`,
    ),
    writeFile(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${origin}${base}sitemap.xml\n`),
  ]);
}

/**
 * The address of a page that a search engine may list, as HTML and XML escape it; none for a page that is not its own
 * canonical address, has `noindex` or is one shopper's. `base` is as for `writeSitemap`.
 */
export function listedAddress({ path, html }, base = '/') {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  if (address === undefined || PERSONAL.test(path) || /<meta name="robots" content="noindex"/.test(html)) {
    return undefined;
  }
  const { pathname } = new URL(unescaped(address));
  return decodeURIComponent(pathname) === decodeURIComponent(base.slice(0, -1) + path) ? address : undefined;
}

const ESCAPED = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };

/** An address without the escapes that React writes. */
function unescaped(address) {
  return address.replaceAll(/&(?:amp|#x27|quot|lt|gt);/g, (escape) => ESCAPED[escape]);
}
