import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { launchOptions } from '../../scripts/browser.mjs';
import { ensureBuilt } from '../../scripts/build.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { listBuild } from '../../scripts/hosting.mjs';
import { caddyFile } from '../../scripts/hosts-caddy.mjs';
import { nginxFile } from '../../scripts/hosts-nginx.mjs';
import { findServers, startCaddy, startNginx } from '../../scripts/hosts-programs.mjs';
import { createShopServer, onFreePort } from '../../scripts/shop-server.mjs';

const SITE = 'https://shop.example';

const BUILDS = [
  { base: '/', site: SITE, out: '.larkwood/hosts/root' },
  { base: '/shop/', site: SITE, out: '.larkwood/hosts/shop' },
];

const SERVERS = [
  { name: 'nginx', textOf: nginxFile, start: startNginx, listenAt: (address) => address },
  { name: 'Caddy', textOf: caddyFile, start: startCaddy, listenAt: (address) => `http://${address}` },
];

/** Serves two builds, for the root of a host and for a folder, by `npm start`, nginx and Caddy. */
export async function setup({ provide }) {
  findServers();
  provide('browserLaunch', await launchOptions());
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  const ends = [() => rmSync(folder, { recursive: true, force: true })];
  const end = () => ends.toReversed().forEach((stop) => stop());
  try {
    const hosts = [];
    for (const build of BUILDS) {
      await ensureBuilt(build);
      const served = { ...build, ...placeOnHost(build, join(folder, `root${hosts.length}`)) };
      const own = await onFreePort(await createShopServer(served.shop, served.base));
      ends.push(own.close);
      hosts.push({ server: 'npm start', base: build.base, url: own.origin + build.base });
      for (const server of SERVERS) {
        const { url, stop } = await serve(server, served, join(folder, `${server.name}${hosts.length}`));
        ends.push(stop);
        hosts.push({ server: server.name, base: build.base, url });
      }
    }
    provide('hosts', hosts);
  } catch (error) {
    end();
    throw error;
  }
  return end;
}

/** Beside a shop in a folder: what nginx and Caddy answer, and what they do not. */
const BESIDE = ['robots.txt', '.well-known/security.txt', 'proof.html', '.hidden', 'notes/private.txt'];

/** The documents of a host with the build in its folder, and with a second page of the listing if there is none. */
function placeOnHost({ base, out }, root) {
  const shop = join(root, base);
  cpSync(out, shop, { recursive: true });
  const second = join(shop, 'Products/Page/2.html');
  if (!existsSync(second)) {
    mkdirSync(join(second, '..'));
    copyFileSync(join(shop, 'Blog.html'), second);
  }
  for (const file of base === '/' ? [] : BESIDE) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), 'of the host');
  }
  return { root, shop };
}

async function serve({ textOf, start, listenAt }, { base, shop, root }, folder) {
  mkdirSync(folder);
  const { pages, policy } = await listBuild(shop);
  const address = `127.0.0.1:${await freePort()}`;
  const url = `http://${address}${base}`;
  return {
    url,
    stop: await start({ text: textOf({ base, pages, policy, root, listen: listenAt(address) }), folder, url }),
  };
}
