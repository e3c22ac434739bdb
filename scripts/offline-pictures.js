/*
 * Pictures without a network. Appended to `offline-worker.js`.
 */
const { pictures } = BUILD;

const MAX_PICTURES = 500;
/** `/pictures/oak-bed.0a1b-1-480.avif` and `/pictures/oak-bed.0a1b-1.jpg` show the same. */
const SIZE_AND_FORMAT = /(?:-\d{2,4})?\.\w+$/;
const CONTENT_HASH = /\.\w{4}(?=-\d+$|$)/;
/** Browsers open few connections: a picture that hangs must free its own. */
const PICTURE_TIMEOUT_MS = 30_000;

addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isPicture = origin === location.origin && pathname.startsWith(`${base}pictures/`) && !isOfBuild(pathname);
  if (isPicture && event.request.method === 'GET' && event.request.mode !== 'navigate') {
    event.respondWith(picture(event));
  }
});
/** A page is idle. */
addEventListener('message', (event) => event.waitUntil(keepListPictures()));

/** Cache first, then the network; if that is missing, slow or broken, the same picture in another width. */
async function picture(event) {
  const hit = await fromCache(PICTURES, event.request);
  if (hit) {
    return hit;
  }
  const answer = fetch(event.request, { signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) });
  event.waitUntil(cachePicture(event.request, answer));
  const response = await within(
    NETWORK_TIMEOUT_MS,
    answer.catch(() => undefined),
  );
  return response && isPicture(response) ? response : ((await sameInAnotherWidth(event.request)) ?? answer);
}

function isPicture(response) {
  return response.ok && response.headers.get('content-type')?.startsWith('image/');
}

/** Removes the oldest pictures above the limit. */
async function cachePicture(request, answer) {
  const response = await answer.then((given) => given.clone()).catch(() => undefined);
  if (response?.status !== 200 || !isPicture(response)) {
    return false;
  }
  const kept = await inCache(PICTURES, async (cache) => {
    await cache.put(request, response);
    const stored = await cache.keys();
    await Promise.all(stored.slice(0, Math.max(0, stored.length - MAX_PICTURES)).map((oldest) => cache.delete(oldest)));
    return true;
  });
  return kept === true;
}

/** One by one, those that are not kept in any width, while there is room and the network is fast and free. */
async function keepListPictures() {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  if (saveData || effectiveType !== '4g') {
    return;
  }
  const stored = await storedPictures();
  const names = new Set(stored.map(nameIn));
  const missing = pictures.filter((path) => !names.has(nameIn({ url: location.origin + path })));
  for (const path of missing.slice(0, Math.max(0, MAX_PICTURES - stored.length))) {
    const answer = fetch(path, { priority: 'low', signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) });
    if (!(await cachePicture(path, answer))) {
      return;
    }
  }
}

/** Or as it was in another build. */
async function sameInAnotherWidth(request) {
  const stored = await storedPictures();
  const isSameIn = (part) => (kept) => part(kept) === part(request);
  const same = stored.find(isSameIn(nameIn)) ?? stored.find(isSameIn(keyIn));
  return same && fromCache(PICTURES, same);
}

async function storedPictures() {
  return (await inCache(PICTURES, (cache) => cache.keys())) ?? [];
}

function nameIn({ url }) {
  return url.replace(SIZE_AND_FORMAT, '');
}

function keyIn(request) {
  return nameIn(request).replace(CONTENT_HASH, '');
}
