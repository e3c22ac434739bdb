/*
 * The shop without a network. The build puts what belongs to it in place of SHELF and writes this as /offline.js; it is
 * never imported. One edition of the shop is kept whole: its pages, scripts, styles and fonts come from one build.
 */
const { edition, entry, shelf, standIn } = SHELF;

const SHOP = `larkwood-shop-${edition}`;
const VISITED = `larkwood-visited-${edition}`;
const PICTURES = `larkwood-pictures-${edition}`;
const MOST_PICTURES = 300;

addEventListener('install', (event) => event.waitUntil(stock()));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin) {
    return;
  }
  if (event.request.mode === 'navigate') {
    event.respondWith(page(event, pathname));
  } else if (shelf.includes(pathname)) {
    event.respondWith(fromShelf(event.request));
  } else if (pathname.startsWith('/pictures/')) {
    event.respondWith(picture(event));
  }
});

/** All or nothing: a file that is missing, or a page of another edition, leaves the last edition in charge. */
async function stock() {
  const cache = await caches.open(SHOP);
  await Promise.all(
    shelf.map(async (path) => {
      const response = await fetch(path, { cache: 'no-cache', priority: 'low' });
      const isWhole = response.ok || path === standIn;
      if (!isWhole || (isPage(response) && !(await isOfThisEdition(response)))) {
        throw new Error(`${path} does not belong to edition ${edition}.`);
      }
      await cache.put(path, response);
    }),
  );
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('larkwood-') && !name.endsWith(`-${edition}`));
  await Promise.all([...old.map((name) => caches.delete(name)), registration.navigationPreload?.enable()]);
  await clients.claim();
}

/** The network's page, so that nobody sees an old price; without a network the kept one. */
async function page(event, path) {
  if (!navigator.onLine) {
    return keptPage(path);
  }
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (response.ok && !shelf.includes(path)) {
      event.waitUntil(keepVisited(path, response.clone()));
    }
    return response;
  } catch {
    return keptPage(path);
  }
}

async function keptPage(path) {
  return (await kept(SHOP, path)) ?? (await kept(VISITED, path)) ?? standInPage();
}

async function keepVisited(path, response) {
  if (await isOfThisEdition(response)) {
    const cache = await caches.open(VISITED);
    await cache.put(path, response);
  }
}

function isPage(response) {
  return response.headers.get('content-type')?.startsWith('text/html');
}

async function isOfThisEdition(response) {
  const html = await response.clone().text();
  return html.includes(entry);
}

/** A page that was never opened: the shop's script draws it, and until then nothing is said that may be wrong. */
async function standInPage() {
  const missing = await kept(SHOP, standIn);
  const html = await missing.text();
  return new Response(html.replace('<html ', '<html data-stand-in '), { headers: missing.headers });
}

async function fromShelf(request) {
  return (await kept(SHOP, request)) ?? fetch(request);
}

async function picture({ request }) {
  const cache = await caches.open(PICTURES);
  const hit = await cache.match(request, { ignoreVary: true });
  if (hit) {
    return hit;
  }
  try {
    const response = await fetch(request);
    if (response.status === 200) {
      await keepPicture(cache, request, response.clone());
    }
    return response;
  } catch {
    return (await sameInAnotherWidth(cache, request)) ?? Response.error();
  }
}

/** The pictures that were kept first make room. */
async function keepPicture(cache, request, response) {
  await cache.put(request, response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_PICTURES)).map((oldest) => cache.delete(oldest)));
}

async function sameInAnotherWidth(cache, request) {
  const wanted = subjectOf(request.url);
  const kept = await cache.keys();
  const same = kept.find(({ url }) => subjectOf(url) === wanted);
  return same && cache.match(same, { ignoreVary: true });
}

/** `/pictures/oak-bed-1-400.avif` and `/pictures/oak-bed-1.jpg` show the same. */
function subjectOf(url) {
  return new URL(url).pathname.replace(/(?:-\d{2,4})?\.\w+$/, '');
}

async function kept(name, request) {
  const cache = await caches.open(name);
  return cache.match(request, { ignoreSearch: true, ignoreVary: true });
}
