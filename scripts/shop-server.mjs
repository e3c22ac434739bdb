import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, relative, sep } from 'node:path';

import send from 'send';

import { policyOf } from './document.mjs';
import { filesIn } from './folder-files.mjs';
import { located, onHost, patternOnHost } from './hosts-paths.mjs';
import {
  CACHED_BY_DEFAULT,
  cacheControlOf,
  contentTypeOf,
  FALLBACKS,
  FOLDER_COPY,
  FRAMING,
  framingOf,
  headersWith,
  LISTING,
  METHODS,
  NOT_SERVED,
  PAGE_ENDING,
  unknownIn,
} from './hosts-rules.mjs';

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

const HIDDEN = new RegExp(NOT_SERVED);
const ENDING = new RegExp(PAGE_ENDING, 'i');
const LISTED = new RegExp(`^${LISTING.folder}([0-9]+)$`, 'i');

/** HTTP server of the shop that is built in `dist` for the folder `base` of a host: static files only. */
export async function createShopServer(dist = 'dist', base = '/') {
  const served = await listServed(dist, base);
  return createServer((request, response) => {
    answer(served, request, response).catch(() => {
      if (!response.headersSent) {
        response.writeHead(500, served.headers);
      }
      response.end();
    });
  });
}

/** Where a server that listens on a host is found: one that listens on all addresses of a machine is found by its name. */
export function addressOf(host = '', port) {
  const isAny = ['', '0.0.0.0', '::'].includes(host);
  return `http://${isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Listens on a free port of the loopback interface; gives the origin and a function to close it. */
export async function onFreePort(server) {
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(served, request, response) {
  if (!METHODS.includes(request.method)) {
    response.writeHead(405, { ...served.headers, Allow: METHODS.join(', ') }).end();
    return;
  }
  const [rawPath = '/', ...query] = (request.url ?? '/').split('?');
  const search = query.join('?') === '' ? '' : `?${query.join('?')}`;
  const found = findOnHost(served, rawPath, new URLSearchParams(search));
  if (found.redirect !== undefined) {
    const location = found.redirect + (found.search ?? search);
    response
      .writeHead(301, {
        ...headersWith(served.policy, framingOf(found.path)),
        'Cache-Control': CACHED_BY_DEFAULT,
        Location: location,
        'Content-Length': 0,
      })
      .end();
    return;
  }
  await sendFile(served, found, request, response);
}

/** What is at a path of the host: outside the shop's folder nothing is. */
function findOnHost(served, sent, query) {
  const { base } = served;
  const hostPath = decode(sent);
  if (`${hostPath}/` === base) {
    return { redirect: base, path: '/' };
  }
  const isInShop = hostPath?.startsWith(base) === true;
  return isInShop ? find(served, hostPath.slice(base.length - 1), sent, query) : { item: served.missing, status: 404 };
}

/** The file or page at a path, a redirect to its canonical address, or the not-found page. The path was sent as `sent`. */
function find(served, path, sent, query) {
  const missing = { item: served.missing, status: 404 };
  if (HIDDEN.test(path)) {
    return missing;
  }
  const file = served.files.get(path);
  if (file) {
    return { item: file, status: 200 };
  }
  const asPage = path.replace(ENDING, '');
  const listed = LISTED.exec(asPage);
  if (listed) {
    return { redirect: onHost(served.base, LISTING.page), path, search: `?${LISTING.parameter}=${listed[1]}` };
  }
  const page = served.pages.get(asPage.toLowerCase());
  if (page) {
    return page.path === path
      ? { item: pageOfListing(served, page, query), status: 200 }
      : { redirect: located(served.base, page.path), path };
  }
  for (const { folder, page: standIn } of FALLBACKS) {
    if (!path.toLowerCase().endsWith('.html') && new RegExp(`^${folder}[^/]+$`).test(path)) {
      return { item: served.pages.get(standIn.toLowerCase()), status: 200 };
    }
    const [, name] = new RegExp(patternOnHost(served.base, unknownIn(folder)), 'i').exec(sent) ?? [];
    const redirect = onHost(served.base, folder) + name;
    if (name !== undefined && redirect !== sent) {
      return { redirect, path };
    }
  }
  return missing;
}

/** The page of a listing that the query asks for, else its first. */
function pageOfListing({ pages }, page, query) {
  const number = query.get(LISTING.parameter) ?? '';
  const isAsked = page.path === LISTING.page && new RegExp(LISTING.numbers).test(number);
  return (isAsked && pages.get((LISTING.folder + number).toLowerCase())) || page;
}

/** Sends a file or its compressed copy; `send` handles conditional requests and ranges. */
async function sendFile({ dist, encoded, policy }, { item, status }, request, response) {
  const encoding = ENCODINGS.find(({ name, ending }) => accepts(request, name) && encoded.has(item.file + ending));
  const headers = {
    ...headersWith(policy, framingOf(item.path)),
    'Cache-Control': cacheControlOf(item.path),
    'Content-Type': contentTypeOf(item.file),
    ...(ENCODINGS.some(({ ending }) => encoded.has(item.file + ending)) ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding ? { 'Content-Encoding': encoding.name } : {}),
  };
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value);
  }
  const file = relative(dist, encoding ? item.file + encoding.ending : item.file);
  const path = file.split(sep).map(encodeURIComponent).join('/');
  send(request, path, {
    root: dist,
    dotfiles: 'allow',
    cacheControl: false,
    lastModified: false,
    // A range of a compressed copy is of no use to a client that wants a range of the text.
    acceptRanges: status === 200 && !encoding,
  })
    .on('error', ({ status: problem = 500, headers: told }) => {
      if (response.headersSent) {
        response.destroy();
      } else {
        response.writeHead(problem, told).end();
      }
    })
    .pipe(response);
}

/** Lists all files before the first request, so that no requested path is ever used as a path on disk. */
async function listServed(dist, base) {
  const policy = policyOf(await readFile(join(dist, '404.html'), 'utf8'));
  const served = {
    dist,
    base,
    files: new Map(),
    pages: new Map(),
    encoded: new Set(),
    missing: undefined,
    policy,
    /** Of an answer that is about no file. */
    headers: { ...headersWith(policy, FRAMING.others), 'Cache-Control': CACHED_BY_DEFAULT },
  };
  for (const name of filesIn(dist)) {
    const file = join(dist, name);
    const path = `/${name}`;
    if (ENCODINGS.some(({ ending }) => path.endsWith(ending))) {
      served.encoded.add(file);
    } else if (HIDDEN.test(path) || FOLDER_COPY.test(path)) {
      continue;
    } else if (path === '/404.html') {
      served.missing = { file, path: '/404' };
    } else if (path.endsWith('.html')) {
      const page = { file, path: path === '/index.html' ? '/' : path.slice(0, -'.html'.length) };
      served.pages.set(path.replace(ENDING, '').toLowerCase(), page);
    } else {
      served.files.set(path, { file, path });
    }
  }
  return served;
}

function accepts(request, encoding) {
  const offered = String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',');
  return offered.some((offer) => {
    const [name = '', weight = ''] = offer.trim().split(';');
    return name.trim() === encoding && !/^\s*q=0(\.0*)?$/.test(weight);
  });
}

function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
