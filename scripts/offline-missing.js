/*
 * What is missing of a build is fetched again when a page is idle. Appended to `offline-worker.js`.
 */
addEventListener('message', (event) => {
  event.waitUntil(keepMissing(SHOP, precached, sizes).catch(() => undefined));
  if (isStatecharts(new URL(event.source.url).pathname)) {
    event.waitUntil(keepStatecharts().catch(() => undefined));
  }
});

/** The caches whose files were weighed since the worker was started: each time would be work for a phone. */
const weighed = new Set();

/** A browser may lose single files of what it keeps, or the end of one. */
async function keepMissing(name, paths, knownSizes) {
  const isKnown = weighed.has(name);
  weighed.add(name);
  const missing = await inCache(name, async (cache) => {
    const areWhole = await Promise.all(
      paths.map(async (path) => {
        const hit = await cache.match(path);
        const isWeighed = hit && !isKnown && Number.isInteger(knownSizes[path]);
        return isWeighed ? (await hit.arrayBuffer()).byteLength === knownSizes[path] : hit !== undefined;
      }),
    );
    return paths.filter((_, index) => !areWhole[index]);
  });
  if (missing?.length > 0) {
    await keepWhole(name, missing, knownSizes);
  }
}

/** Shoppers who never open the statecharts pay nothing for them. */
async function keepStatecharts() {
  const files = await (await fetch(`${base}Statecharts/files.json`)).json();
  await keepMissing(STATECHARTS, Object.keys(files), files).catch(() => caches.delete(STATECHARTS));
}
