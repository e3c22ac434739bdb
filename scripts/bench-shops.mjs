import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { ACTS, FIRST_ANSWERS, plainActs } from './bench-acts.mjs';
import { createShopServer, onFreePort } from './shop-server.mjs';
import { UserError } from './user-error.mjs';

export const PAGES = {
  home: '/',
  listing: '/Products',
  product: '/Products/ProductDetail/Larkwood-Three-Seat-Sofa',
  post: '/Blog/BlogDetail/Maren-Solberg',
  cart: '/Cart',
  checkout: '/Checkout',
  contact: '/ContactUs',
};

const EXECUTABLE = /<script(?![^>]*type="(?:application|speculationrules))[^>]*>[\s\S]*?<\/script>/g;
const LISTING_PATH = /\/(?:products?|shop|store|search|collections?|catalog(?:ue)?|categor(?:y|ies))(?:\/|$)/i;
const PRODUCT_PATH = /\/(?:products?|p|item|dp)\/[^/]+/i;

/**
 * The shops to measure, in turn: the floor, this build, and others; `close` stops the servers. `mapping` has the pages of
 * others by their names: `{ "NAME": { "pages": { "home": "/" }, "acts": {}, "answers": {} } }`.
 */
export async function openShops({ dist = 'dist', others, mapping }) {
  // Before there is a server to stop.
  const found = await Promise.all(others.map(({ name, url }) => otherShop(name, url, mapping[name])));
  const server = await createShopServer(dist);
  const shop = await onFreePort(server);
  const floor = await onFreePort(await withoutScripts(server, shop.origin));
  const { 'list → product, tap': open, back } = ACTS;
  return {
    shops: [
      { name: 'floor', origin: floor.origin, pages: PAGES, acts: { 'list → product, tap': open, back }, answers: {} },
      { name: 'larkwood', origin: shop.origin, pages: PAGES, acts: ACTS, answers: FIRST_ANSWERS },
      ...found,
    ],
    close: () => {
      shop.close();
      floor.close();
    },
  };
}

/** The shop's server, with the scripts that a browser would run removed from its pages. */
async function withoutScripts(shop, origin) {
  const stripped = new Map(
    await Promise.all(Object.values(PAGES).map(async (path) => [path, await stripScripts(origin + path)])),
  );
  return createServer(async (request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document') {
      shop.emit('request', request, response);
      return;
    }
    const page = stripped.get(request.url) ?? (await stripScripts(origin + request.url));
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(page);
  });
}

async function stripScripts(url) {
  const html = await (await fetch(url)).text();
  return promisify(brotliCompress)(html.replace(EXECUTABLE, ''));
}

/** Pages from the mapping; what it leaves out is looked for in the links of the shop's own pages. */
async function otherShop(name, url, { pages: named = {}, acts, answers = {} } = {}) {
  const { origin, pathname } = new URL(url);
  const home = named.home ?? pathname;
  const listing = named.listing ?? (await linkOf(origin + home, LISTING_PATH, 'a list of products', name));
  const product = named.product ?? (await linkOf(origin + listing, PRODUCT_PATH, 'a product', name, listing));
  const pages = { ...named, home, listing, product };
  return { name, origin, pages, acts: acts ?? plainActs(pages), answers };
}

/** The first link of a page whose path looks like what is wanted. Throws if there is none. */
async function linkOf(url, wanted, what, name, except) {
  const html = await pageOf(url, name);
  const paths = Array.from(html.matchAll(/<a\b[^>]*\shref="([^"#]+)"/g), ([, href]) => new URL(href, url))
    .filter(({ origin }) => origin === new URL(url).origin)
    .map(({ pathname }) => pathname);
  const path = paths.find((path) => wanted.test(path) && path !== except);
  if (path === undefined) {
    throw new UserError(`${name}: ${url} has no link that looks like ${what}: name it in a file for --pages.`);
  }
  return path;
}

/** The HTML at an address of another shop. Throws a `UserError` if it does not come. */
async function pageOf(url, name) {
  try {
    const response = await fetch(url);
    if (response.ok) {
      return await response.text();
    }
    throw new Error(`the answer is ${response.status}`);
  } catch (error) {
    throw new UserError(`${name}: ${url} cannot be read: ${error.cause?.message ?? error.message}.`);
  }
}
