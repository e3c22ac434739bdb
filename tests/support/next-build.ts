import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright-core';

import { createShopServer } from '../../scripts/shop-server.mjs';

/** The name of the next build. */
export const NEXT_BUILD = '0123456789ab';

/** Copies the built shop as if built again: scripts, application and build have another name, and its pages are marked. */
export function writeNextBuild(dist: string, folder: string): void {
  cpSync(dist, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$|pictures\/(?!stand-in)|social/.test(path) });
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const [application = '', build = ''] = readFileSync(join(dist, 'edition-names.txt'), 'utf8').split(' ');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|html)$|^edition(?:-names)?\.txt$|^data\/catalogue\.json$/.test(name),
  );
  for (const name of texts) {
    const file = join(folder, name);
    const renamed = scripts.reduce(
      (text, script) => text.replaceAll(script, later(script)),
      readFileSync(file, 'utf8'),
    );
    const marked = name.endsWith('.html') ? renamed.replace('<html ', '<html data-build="next" ') : renamed;
    writeFileSync(file, marked.replaceAll(application, 'ba9876543210').replaceAll(build, NEXT_BUILD));
  }
  scripts.forEach((script) => renameSync(join(folder, 'assets', script), join(folder, 'assets', later(script))));
  const worker = join(folder, 'offline.js');
  const withSizes = readFileSync(worker, 'utf8').replace(/"sizes":(\{.*?\})/, (_, sizes: string) => {
    const paths = Object.keys(JSON.parse(sizes) as object);
    return `"sizes":${JSON.stringify(Object.fromEntries(paths.map((path) => [path, statSync(join(folder, path)).size])))}`;
  });
  writeFileSync(worker, withSizes);
}

/** A server that can switch to another build while it runs. */
export async function openDeployableServer(dist: string) {
  let shop: Server = await createShopServer(dist);
  const server = createServer((request, response) => shop.emit('request', request, response));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: async (next: string) => {
      shop = await createShopServer(next);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The states of the service workers that are not replaced yet, as the browser tells them to a page of none. */
export async function workerStates(context: BrowserContext) {
  const states = new Map<string, string>();
  const session = await context.newCDPSession(await context.newPage());
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    versions.forEach(({ versionId, status }) => states.set(versionId, status));
  });
  await session.send('ServiceWorker.enable');
  return () => new Set([...states.values()].filter((state) => state !== 'redundant'));
}

/** The state that the worker of a new build comes to. */
export function installed(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const state = new Promise((resolve) => {
      registration?.addEventListener(
        'updatefound',
        () => {
          const { installing } = registration;
          installing?.addEventListener('statechange', () => resolve(installing.state), { once: true });
        },
        { once: true },
      );
    });
    await registration?.update();
    return state;
  });
}

function later(script: string): string {
  return script.replace(/\.js$/, '-next.js');
}
