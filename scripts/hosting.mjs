import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { policyOf } from './document.mjs';
import { filesIn } from './folder-files.mjs';
import { caddyFile } from './hosts-caddy.mjs';
import { containerFile, headersFile, pagesWorkflow, redirectsFile } from './hosts-files.mjs';
import { nginxFile } from './hosts-nginx.mjs';
import { contentTypeOf, FOLDER_COPY, NOT_SERVED } from './hosts-rules.mjs';

/** Where the configurations are written that a host reads from elsewhere than the shop's own folder. */
const FOLDER = 'hosting';

/**
 * Writes `_headers` and `_redirects` into a build, where the hosts that know them look for them. Throws for a file that
 * would be served without a content type.
 */
export async function writeHeadersAndRedirects({ base, out }) {
  const { pages, files, policy } = await listBuild(out);
  files.forEach(contentTypeOf);
  await Promise.all([
    writeFile(join(out, '_headers'), headersFile({ base, files, pages, policy })),
    writeFile(join(out, '_redirects'), redirectsFile({ base, pages })),
  ]);
}

/** Writes the configurations for nginx, Caddy, GitHub Pages and a container into `hosting`. */
export async function writeHosting({ base, site, out }) {
  const { pages, policy } = await listBuild(out);
  const texts = {
    'nginx.conf': nginxFile({ base, pages, policy, site }),
    Caddyfile: caddyFile({ base, pages, policy, site }),
    'github-pages.yml': pagesWorkflow(),
    Dockerfile: containerFile({ base, out }),
    'Dockerfile.dockerignore': `*\n!${out}\n!${FOLDER}/nginx.conf\n`,
  };
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER);
  await Promise.all(Object.entries(texts).map(([name, text]) => writeFile(join(FOLDER, name), text)));
}

/** The pages of a build by their addresses, its other files by their paths, from the shop's root, and the policy of all pages. */
export async function listBuild(out) {
  const paths = filesIn(out)
    .map((file) => `/${file}`)
    .filter((path) => !new RegExp(NOT_SERVED).test(path) && !FOLDER_COPY.test(path));
  const isPage = (path) => path.endsWith('.html');
  return {
    pages: paths.filter((path) => isPage(path) && path !== '/404.html').map(addressOf),
    files: paths.filter((path) => !isPage(path)),
    policy: policyOf(await readFile(join(out, '404.html'), 'utf8')),
  };
}

function addressOf(file) {
  return file === '/index.html' ? '/' : file.slice(0, -'.html'.length);
}
