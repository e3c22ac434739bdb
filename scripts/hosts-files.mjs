import { DOCUMENT_ROOT, lines, onHost } from './hosts-paths.mjs';
import { cacheControlOf, CACHING, FALLBACKS, FRAMING, framingOf, headersWith, LISTING } from './hosts-rules.mjs';

/**
 * The rules as `_headers` (Netlify, Cloudflare Pages). There a file that two rules name gets both values, so the default
 * of the host, which is the same as ours, stays unsaid, and hashed files that share a folder with others are listed. Of
 * two policies both hold, so pages that are in no frame get a second one; an unknown path gets the first alone.
 */
export function headersFile({ base, files, pages, policy }) {
  const controls = new Set(CACHING.map(({ control }) => control));
  const rules = [...controls].flatMap((control) =>
    foldersOrFiles(files, control).map((path) => `${onHost(base, path)}\n  Cache-Control: ${control}\n`),
  );
  return [
    `${onHost(base, '/*')}\n${lines('  ', headersWith(policy, FRAMING.framed), ([name, value]) => `${name}: ${value}`)}`,
    ...unframed(pages).map(
      (path) => `${onHost(base, path)}\n  Content-Security-Policy: frame-ancestors ${FRAMING.others.ancestors}\n`,
    ),
    ...rules,
  ].join('\n');
}

/** Pages that are in no frame; those in a folder, if that is true of all of them, by `/folder/*`. */
function unframed(pages) {
  const isFramed = (page) => framingOf(page) === FRAMING.framed;
  const mixed = new Set(pages.filter(isFramed).flatMap(foldersOf));
  const rules = pages
    .filter((page) => !isFramed(page))
    .map((page) => {
      const [folder] = foldersOf(page);
      return folder === undefined || mixed.has(folder) ? page : `${folder}*`;
    });
  return [...new Set(rules)];
}

/** Folders of files that are all cached so, by `/folder/*`, and single files in the others. */
function foldersOrFiles(files, control) {
  const isSo = (path) => cacheControlOf(path) === control;
  const mixed = new Set(files.filter((file) => !isSo(file)).flatMap(foldersOf));
  const covered = new Set();
  for (const file of files.filter(isSo)) {
    const whole = foldersOf(file).find((folder) => !mixed.has(folder));
    covered.add(whole === undefined ? file : `${whole}*`);
  }
  return [...covered];
}

/** The folders that a file is in, from the shop's root, which is none of them, down. */
function foldersOf(file) {
  return [...file.matchAll(/\//g)].slice(1).map(({ index }) => file.slice(0, index + 1));
}

/**
 * The rules as `_redirects`. Netlify knows conditions on the query, and serves a file before any rule; Cloudflare Pages
 * leaves out what it does not know, and asks the rules first, so the pages of a folder with a fallback are named.
 */
export function redirectsFile({ base, pages }) {
  const row = (...parts) =>
    parts.map((part) => (part.startsWith('/') ? encodeURI(onHost(base, part)) : part)).join(' ');
  const listed = pages.filter((page) => page.startsWith(LISTING.folder));
  return [
    ...listed.map((page) => {
      const number = page.slice(LISTING.folder.length);
      return row(LISTING.page, `${LISTING.parameter}=${number}`, `${page}.html`, '200');
    }),
    ...FALLBACKS.flatMap(({ folder, page }) => [
      ...pages.filter((known) => known.startsWith(folder)).map((known) => row(known, known, '200')),
      row(`${folder}:unknown`, page, '200'),
    ]),
    '',
  ].join('\n');
}

/** A workflow of GitHub Actions that builds the shop for GitHub Pages, wherever Pages put it. No headers can be set there. */
export function pagesWorkflow() {
  const output = (name) => `\${{ steps.${name} }}`;
  return `# Written by \`npm run build\`: copy it to .github/workflows, and choose "GitHub Actions" under Settings, Pages.
name: Pages
on:
  push:
    branches: [main]
  workflow_dispatch:
permissions:
  contents: read
  pages: write
  id-token: write
concurrency:
  group: pages
jobs:
  deploy:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: ${output('deployment.outputs.page_url')}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - id: pages
        uses: actions/configure-pages@v5
      - run: npm ci
      - run: npm run build -- --base "${output('pages.outputs.base_path')}/" --site "${output('pages.outputs.origin')}"
      # Pages compresses by itself.
      - run: find dist -name '*.br' -delete -o -name '*.gz' -delete
      - uses: actions/upload-pages-artifact@v3
        with:
          path: dist
      - id: deployment
        uses: actions/deploy-pages@v4
`;
}

/** A container of nginx with the build that is in the folder `out` of the project. */
export function containerFile({ base, out }) {
  return `# Written by \`npm run build\`. From the project's folder:
#   docker build -f hosting/Dockerfile -t larkwood . && docker run --rm -p 8080:80 larkwood
FROM debian:bookworm-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \\
  && ln -sf /dev/stdout /var/log/nginx/access.log \\
  && ln -sf /dev/stderr /var/log/nginx/error.log
COPY hosting/nginx.conf /etc/nginx/conf.d/larkwood.conf
COPY ["${out}", "${DOCUMENT_ROOT}${base}"]
EXPOSE 80
CMD ["nginx", "-g", "daemon off;"]
`;
}
