/*
 * The shop without a network: one build whole, never pages of one with scripts of another. Written as /offline.js.
 */
const { build, edition, base, precached, sizes, folders, fallback, lateHtml, hashed } = BUILD;

/** Other folders of the host may have a shop of their own, and all share the names of caches. */
const MINE = `${base}${build}`;
const SHOP = `larkwood-shop-${MINE}`;
const VISITED = `larkwood-visited-${MINE}`;
const STATECHARTS = `larkwood-statecharts-${MINE}`;
/** Of all builds: another content has another name. */
const PICTURES = `larkwood-pictures-${base}`;
/** How long to wait for the network when the page is cached. */
const NETWORK_TIMEOUT_MS = 3000;
/** Files of a build: with all of them at once, pictures on the screen would get a small part of a slow line. */
const AT_ONCE = 3;
const SHORT_DATE = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' };
/** As on a host (`PAGE_ENDING` of `scripts/hosts-rules.mjs`), `/Cart.html`, `/Cart/index.html` and spaces at the end lead to the page. */
const STRAY_ENDING = /(?:(?:\/index)?\.html|%20)(?:\/|%20)*$/i;
/** Named by its content, as hosts keep it for a year (`CACHING` of `scripts/hosts-rules.mjs`). */
const HASHED = new RegExp(hashed);
/** Matches the start of every page, whichever build it is of, with the names of what it is made of (`scripts/document.mjs`). */
const SHOP_PAGE = /<html[^>]*\sdata-edition="([^"]*)"/;

addEventListener('install', (event) => event.waitUntil(keepWhole(SHOP, precached, sizes)));
addEventListener('activate', (event) => event.waitUntil(deleteOlderBuilds()));
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin) {
    return;
  }
  if (event.request.mode === 'navigate') {
    event.respondWith(page(event, pathname));
  } else if (isOfBuild(pathname) || pathname.startsWith(`${base}assets/statecharts/`)) {
    event.respondWith(ofThisBuild(event.request));
  }
});

/** All or nothing: if a file is missing, cut short or of another build, none is kept, and the previous build stays active. */
async function keepWhole(name, paths, knownSizes) {
  const cache = await caches.open(name);
  const responses = [];
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const next = paths.slice(at, at + AT_ONCE);
    responses.push(...(await Promise.all(next.map((path) => fetchWhole(path, knownSizes[path])))));
  }
  await Promise.all(responses.map((response, index) => cache.put(paths[index], response)));
}

async function fetchWhole(path, knownSize) {
  // The page, or the build before, has mostly loaded it; the browser may have kept it cut short.
  const response =
    (HASHED.test(path.slice(base.length - 1)) && (await fetchIfWhole(path, knownSize, 'default'))) ||
    (await fetchIfWhole(path, knownSize, 'no-cache'));
  if (!response) {
    throw new Error(`${path} does not belong to build ${build}, or not all of it came.`);
  }
  return response;
}

async function fetchIfWhole(path, knownSize, cache) {
  const response = await fetch(path, { cache, priority: 'low' });
  const isFound = response.ok || path === fallback;
  // A host may add something to a page.
  const isWhole = Number.isInteger(knownSize)
    ? (await response.clone().arrayBuffer()).byteLength === knownSize
    : isPage(response) && (await isOfThisBuild(response));
  return isFound && isWhole ? response : undefined;
}

async function deleteOlderBuilds() {
  const names = await caches.keys();
  // Builds before this folder was part of the names were at the root.
  const folderOf = (name) => /^larkwood-[a-z]+-(.*\/)?/.exec(name)?.[1] ?? '/';
  const kept = [SHOP, VISITED, STATECHARTS, PICTURES];
  const old = names.filter((name) => name.startsWith('larkwood-') && folderOf(name) === base && !kept.includes(name));
  await Promise.allSettled([...old.map((name) => caches.delete(name)), registration.navigationPreload?.enable()]);
  await clients.claim();
}

/** Network first, so that nobody sees an old price; the cache when the network is missing, slow or broken. */
async function page(event, path) {
  if (!navigator.onLine) {
    return (await cachedPage(path)) ?? standIn(event.request.url);
  }
  const isAskedAgain = late.delete(path);
  const answer = fromNetwork(event);
  event.waitUntil(cacheVisited(path, answer));
  const isUsable = await within(NETWORK_TIMEOUT_MS, isUsableResponse(answer, path));
  if (isUsable) {
    return answer;
  }
  const kept = (await cachedPage(path)) ?? (isInFolder(path) ? await fallbackPage(event.request.url) : undefined);
  if (kept || isUsable === false || isAskedAgain) {
    return kept ?? answer.catch(() => standIn(event.request.url));
  }
  late.add(path);
  return latePage();
}

/** Pages that were late, with none kept in their place: who tries again sees the words about it while the browser waits. */
const late = new Set();

/** No page of the shop can take the place of the statecharts. */
function standIn(url) {
  return isStatecharts(new URL(url).pathname) ? latePage() : fallbackPage(url);
}

/** For a page that neither comes nor is kept. */
function latePage() {
  return new Response(lateHtml, { headers: { 'content-type': 'text/html' } });
}

/** Without a network Firefox's preload is no rejection, but a response of type `error`. */
async function fromNetwork({ preloadResponse, request }) {
  const preloaded = await preloadResponse;
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
}

/** True for a page, a redirect to one, or a 404 of the shop, as of a product that went; false for that of a page of the build. */
async function isUsableResponse(answer, path) {
  try {
    const response = await answer;
    if (response.type === 'opaqueredirect') {
      // A portal leads every address to its own page.
      return SHOP_PAGE.test(await startOf(await fetch(path)));
    }
    const isUnexpectedlyMissing = response.status === 404 && ofPrecached(path) !== undefined;
    return response.status < 500 && !isUnexpectedlyMissing && SHOP_PAGE.test(await startOf(response));
  } catch {
    return false;
  }
}

/** The response itself is still streamed to the page. */
async function startOf(response) {
  const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part?.value !== undefined && text.length < 500; part = await reader.read()) {
    text += part.value;
  }
  // Not awaited: it resolves only when the page has read all of it.
  reader?.cancel().catch(() => undefined);
  return text;
}

/** Resolves to undefined after the timeout. */
function within(milliseconds, promise) {
  return Promise.race([promise, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}

/** Products, posts and policies: the fallback page can show any of them. */
function isInFolder(path) {
  return folders.some((folder) => path.toLowerCase().startsWith(folder.toLowerCase()));
}

/** The page of the build that an address means, in any letters. */
function ofPrecached(path) {
  const comparable = (address) => address.replace(/\/+$/, '').toLowerCase();
  return precached.find((known) => comparable(known) === comparable(path));
}

async function cachedPage(path) {
  const page = (await fromBuild(ofPrecached(path) ?? path)) ?? (await fromCache(VISITED, path));
  return page && (isPage(page) ? withAttributes('data-kept', page) : page);
}

async function cacheVisited(path, answer) {
  if (precached.includes(path) || isStatecharts(path)) {
    return;
  }
  const response = await answer.then((given) => given.clone()).catch(() => undefined);
  if (response?.ok && (await isOfThisBuild(response))) {
    await inCache(VISITED, (cache) => cache.put(path, response));
  }
}

function isStatecharts(path) {
  return path.startsWith(`${base}Statecharts`);
}

function isPage(response) {
  return response.headers.get('content-type')?.startsWith('text/html');
}

/** False also for a page that was cut short. */
async function isOfThisBuild(response) {
  const html = await response.clone().text();
  const names = SHOP_PAGE.exec(html)?.[1].split(' ');
  return names?.every((name) => edition.includes(name)) && html.includes('</html>');
}

/** For a page that was never opened: its content is hidden until the shop's script has rendered it. */
async function fallbackPage(url) {
  const { origin, pathname, search } = new URL(url);
  const path = pathname.replace(STRAY_ENDING, '');
  if (path !== pathname) {
    return Response.redirect(origin + (path.startsWith(base) ? path : base) + search);
  }
  const page = (await fromCache(SHOP, fallback)) ?? (await fromCache(SHOP, base));
  return page ? withAttributes('data-fallback data-kept', page) : Response.error();
}

/** Marks a cached page with the time at which it was cached. */
async function withAttributes(attributes, page) {
  const html = await page.text();
  const date = page.headers.get('date');
  const since = date === null ? '' : `, as it was on ${new Date(date).toLocaleString('en-GB', SHORT_DATE)}`;
  return new Response(html.replace(/<html(?=\s)/, `$& ${attributes}="${since}"`), { headers: page.headers });
}

/** The directory of contents is another after each build. */
function isOfBuild(path) {
  return path !== DIRECTORY && precached.includes(path);
}

async function ofThisBuild(request) {
  return (await fromBuild(request)) ?? fetch(request);
}

async function fromBuild(request) {
  return (await fromCache(SHOP, request)) ?? fromCache(STATECHARTS, request);
}

function fromCache(name, request) {
  return inCache(name, (cache) => cache.match(request, { ignoreSearch: true, ignoreVary: true }));
}

/** Undefined where the browser's storage is full or broken: the page gets what the network has all the same. */
function inCache(name, action) {
  return caches
    .open(name)
    .then(action)
    .catch(() => undefined);
}
