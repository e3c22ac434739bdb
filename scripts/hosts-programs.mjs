import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';

import { install, isDebianRoot, update } from './debian.mjs';

/** Debian's packages of the servers, with the module that sends files compressed by Brotli. */
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'];

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const READY_TIMEOUT_MS = 20_000;
const ASK_AGAIN_MS = 100;

/** Finds nginx and Caddy; on Debian, as root, they are installed if they are missing. Throws where they cannot be. */
export function findServers() {
  if (!areThere() && isDebianRoot()) {
    console.log('Installing nginx and Caddy from Debian…');
    update();
    install(...PACKAGES);
  }
  if (!areThere()) {
    throw new Error(
      `There is no nginx with ${BROTLI_MODULE}, or no caddy. On Debian: apt-get install ${PACKAGES.join(' ')}. ` +
        'On another system, run this in a container of debian:bookworm.',
    );
  }
}

/** Serves by nginx what a server block in `text` says. `folder` is for its own files. Gives a function that ends it. */
export function startNginx({ text, folder, url }) {
  const site = join(folder, 'site.conf');
  const main = join(folder, 'nginx.conf');
  writeFileSync(site, text);
  writeFileSync(
    main,
    `load_module ${BROTLI_MODULE};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${site};
}
`,
  );
  return start('nginx', ['-p', folder, '-c', main], { url, folder });
}

/** Serves by Caddy what a site in `text` says. `folder` is for its own files. Gives a function that ends it. */
export function startCaddy({ text, folder, url }) {
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${text}`);
  return start('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { url, folder });
}

/** Resolves when the server answers. Throws with its output if it does not. */
async function start(program, args, { url, folder }) {
  let output = '';
  const child = spawn(program, args, {
    env: { ...env, PATH: searched().join(delimiter), XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  // An interrupted run ends without its teardown.
  process.once('exit', () => child.kill());
  const note = (part) => {
    output += part;
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const begin = performance.now();
  while (child.exitCode === null && performance.now() - begin < READY_TIMEOUT_MS) {
    if (await answers(url)) {
      return () => child.kill();
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  child.kill();
  throw new Error(`${program} does not answer at ${url}:\n${output}`);
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function areThere() {
  const isOnPath = (name) => searched().some((folder) => existsSync(join(folder, name)));
  return isOnPath('nginx') && isOnPath('caddy') && existsSync(BROTLI_MODULE);
}

/** Debian's nginx is in a folder that only root's PATH has. */
function searched() {
  return [...(env.PATH ?? '').split(delimiter), '/usr/sbin'];
}
