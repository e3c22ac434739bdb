/*
 * Content without a network: what pages show of catalogue and journal. Appended to `offline-worker.js`.
 */
const DIRECTORY = `${base}data/catalogue.json`;

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isData = origin === location.origin && pathname.startsWith(`${base}data/`);
  if (isData && method === 'GET' && mode !== 'navigate' && !isOfBuild(pathname)) {
    event.respondWith(pathname === DIRECTORY ? directory(event.request) : openedContent(event.request));
  }
});

/** Network first, so that nobody sees an old price; it leads to files that never change. */
async function directory(request) {
  const ended = new AbortController();
  request.signal.addEventListener('abort', () => ended.abort());
  const answer = fetch(request, { signal: ended.signal }).then(async (response) =>
    (await isContent(response, request)) ? response : undefined,
  );
  const newest = await within(
    NETWORK_TIMEOUT_MS,
    answer.catch(() => undefined),
  );
  if (newest) {
    await inCache(VISITED, (cache) => cache.put(request, newest.clone()));
  }
  const kept = (await fromCache(VISITED, request)) ?? (await fromCache(SHOP, request));
  if (!newest && kept) {
    // While it hangs, the browser lets no other request for this file out.
    ended.abort();
  }
  return newest ?? kept ?? (await answer) ?? Response.error();
}

/** Content of a large catalogue, or of a newer build, is cached once it has been opened. */
async function openedContent(request) {
  const hit = await fromCache(VISITED, request);
  if (hit) {
    return hit;
  }
  const response = await fetch(request);
  if (await isContent(response, request)) {
    await inCache(VISITED, (cache) => cache.put(request, response.clone()));
  }
  return response;
}

/** False for what a proxy sends in its place, and for a file that came cut short: neither must be kept. */
async function isContent(response, { url }) {
  if (response.status !== 200) {
    return false;
  }
  try {
    const bytes = await response.clone().arrayBuffer();
    const hash = /\.([\w-]+)\.json$/.exec(url)?.[1];
    return hash === undefined
      ? 'shards' in JSON.parse(new TextDecoder().decode(bytes))
      : hash === (await hashOf(bytes));
  } catch {
    return false;
  }
}

/** As in the names of content files (`scripts/prerender.mjs`). */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const base64 = btoa(String.fromCharCode(...digest));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, 8);
}
