import { parentPort, workerData } from 'node:worker_threads';

import { routeModules, sharedAssets } from './bundle-manifest.mjs';
import { cutAfterCharset, finishDocument, inlineScripts } from './document.mjs';
import { listedAddress } from './sitemap.mjs';

/**
 * A worker of `prerender.mjs`: renders its share of the pages, without the policy and the edition, which come
 * into their starts. The rest is bytes: as texts, the pages of 10,000 products fill the heap.
 */
const { bundle, catalogue, base, manifest, items: paths, missingPage } = workerData;
const { openShop } = await import(bundle);
const { render } = openShop(catalogue);
const assets = sharedAssets(manifest);

for (const path of paths) {
  const page = await render(path);
  const expected = path === missingPage ? 404 : 200;
  if (page.status !== expected) {
    throw new Error(`${path} was rendered with status ${page.status} instead of ${expected}.`);
  }
  const modules = [...assets.modules, ...page.routeIds.flatMap((id) => routeModules(manifest, id)), assets.entry];
  const html = finishDocument(page.html, { ...page, ...assets, base, modules: [...new Set(modules)] });
  const [start, rest] = cutAfterCharset(html);
  const bytes = new TextEncoder().encode(rest);
  parentPort.postMessage(
    {
      path,
      start,
      rest: bytes,
      scripts: inlineScripts(html),
      contents: Object.keys(page.data.content),
      address: listedAddress({ path, html }, base),
    },
    [bytes.buffer],
  );
}
