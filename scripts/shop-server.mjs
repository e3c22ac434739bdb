import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';

const TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

const YEAR_S = 31_536_000;
const MONTH_S = 2_592_000;

const HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Folders whose unknown pages are shown by one page that the browser completes. */
const STAND_INS = [{ folder: '/PrivacyPolicy/', page: '/PrivacyPolicy/Policy' }];

/** The built shop as an HTTP server: files only, nothing is computed from a request. */
export async function createShopServer(dist = 'dist') {
  const shelf = await stockShelf(dist);
  return createServer((request, response) => {
    answer(shelf, request, response).catch(() => {
      if (!response.headersSent) {
        response.writeHead(500, HEADERS);
      }
      response.end();
    });
  });
}

/** Lets a server listen on a free port of this machine alone: its origin, and how to end it. */
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

async function answer(shelf, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD' }).end();
    return;
  }
  const [rawPath = '/', ...query] = (request.url ?? '/').split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const found = find(shelf, decode(rawPath));
  if (found.redirect !== undefined) {
    response.writeHead(301, { ...HEADERS, Location: encodeURI(found.redirect) + search, 'Content-Length': 0 }).end();
    return;
  }
  await send(shelf, found, request, response);
}

/** What lies at a path: a file, a page, the way to its canonical address, or the not-found page. */
function find(shelf, path) {
  const missing = { item: shelf.missing, status: 404 };
  if (path === undefined) {
    return missing;
  }
  const file = shelf.files.get(path);
  if (file) {
    return { item: file, status: 200 };
  }
  const asPage = path.replace(/(\/index)?\.html$/i, '').replace(/\/+$/, '') || '/';
  const page = shelf.pages.get(asPage.toLowerCase());
  if (page) {
    return page.path === path ? { item: page, status: 200 } : { redirect: page.path };
  }
  for (const { folder, page: standIn } of STAND_INS) {
    const value = asPage.slice(folder.length);
    if (asPage.toLowerCase().startsWith(folder.toLowerCase()) && value !== '' && !value.includes('/')) {
      return folder + value === path
        ? { item: shelf.pages.get(standIn.toLowerCase()), status: 200 }
        : { redirect: folder + value };
    }
  }
  return missing;
}

async function send(shelf, { item, status }, request, response) {
  const encoding = ENCODINGS.find(
    ({ name, ending }) => accepts(request, name) && shelf.encoded.has(item.file + ending),
  );
  const file = encoding ? item.file + encoding.ending : item.file;
  const { size, mtimeMs } = await stat(file);
  const tag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  const headers = {
    ...HEADERS,
    'Cache-Control': cacheControl(item.path),
    'Content-Type': TYPES[extname(item.file)] ?? 'application/octet-stream',
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding.name } : { 'Accept-Ranges': 'bytes' }),
    ...(item.isPage ? { 'Content-Security-Policy': await contentPolicy(shelf, item.file, mtimeMs) } : {}),
  };
  if (status === 200 && isKnown(request.headers['if-none-match'], tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = status === 200 && !encoding ? byteRange(request.headers.range, size) : undefined;
  if (range === 'none') {
    response.writeHead(416, { ...HEADERS, 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : status, {
    ...headers,
    'Content-Length': end - start + 1,
    ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
  });
  if (request.method === 'HEAD' || size === 0) {
    response.end();
    return;
  }
  const stream = createReadStream(file, { start, end });
  stream.on('error', () => response.destroy());
  response.on('close', () => stream.destroy());
  stream.pipe(response);
}

/** All that can be served, known before the first request: a path from outside never becomes a path on the disk. */
async function stockShelf(dist) {
  const shelf = { files: new Map(), pages: new Map(), encoded: new Set(), policies: new Map(), missing: undefined };
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) {
      continue;
    }
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const path = `/${relative(dist, file).split(sep).join('/')}`;
    if (ENCODINGS.some(({ ending }) => path.endsWith(ending))) {
      shelf.encoded.add(file);
    } else if (path === '/404.html') {
      shelf.missing = { file, path: '/404', isPage: true };
    } else if (path.endsWith('.html')) {
      const page = { file, path: path === '/index.html' ? '/' : path.slice(0, -'.html'.length), isPage: true };
      shelf.pages.set(page.path.toLowerCase(), page);
    } else {
      shelf.files.set(path, { file, path, isPage: false });
    }
  }
  return shelf;
}

/** Only the page's own inline scripts may run: they are named by their hash. */
async function contentPolicy(shelf, file, mtimeMs) {
  const known = shelf.policies.get(file);
  if (known?.mtimeMs === mtimeMs) {
    return known.policy;
  }
  const html = await readFile(file, 'utf8');
  const scripts = [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = new Set(scripts.map(([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`));
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    // Colours behind pictures are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
  shelf.policies.set(file, { mtimeMs, policy });
  return policy;
}

function cacheControl(path) {
  if (path.startsWith('/assets/')) {
    return `public, max-age=${YEAR_S}, immutable`;
  }
  return path.startsWith('/pictures/') ? `public, max-age=${MONTH_S}` : 'no-cache';
}

function accepts(request, encoding) {
  const offered = String(request.headers['accept-encoding'] ?? '').split(',');
  return offered.some((offer) => {
    const [name = '', weight = ''] = offer.trim().split(';');
    return name.trim() === encoding && !/^\s*q=0(\.0*)?$/.test(weight);
  });
}

/** Whether the asker has it already: one tag or a list of them, weakened or not by what lies between. */
function isKnown(header, tag) {
  return String(header ?? '')
    .split(',')
    .some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag);
}

/** The one range that is asked for; several at once are answered with the whole file, as the protocol allows. */
function byteRange(header, size) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) {
    return undefined;
  }
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'none' : { start, end };
}

function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
