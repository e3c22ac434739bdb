import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';

import { contentType } from 'mime-types';
import send from 'send';

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

/** Folders whose unknown pages are served by one page, which the browser completes. */
const FALLBACKS = [{ folder: '/PrivacyPolicy/', page: '/PrivacyPolicy/Policy' }];

/** HTTP server of the built shop: static files only. */
export async function createShopServer(dist = 'dist') {
  const served = await listServed(dist);
  return createServer((request, response) => {
    answer(served, request, response).catch(() => {
      if (!response.headersSent) {
        response.writeHead(500, HEADERS);
      }
      response.end();
    });
  });
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
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD' }).end();
    return;
  }
  const [rawPath = '/', ...query] = (request.url ?? '/').split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const found = find(served, decode(rawPath));
  if (found.redirect !== undefined) {
    response.writeHead(301, { ...HEADERS, Location: encodeURI(found.redirect) + search, 'Content-Length': 0 }).end();
    return;
  }
  await sendFile(served, found, request, response);
}

/** The file or page at a path, a redirect to its canonical path, or the not-found page. */
function find(served, path) {
  const missing = { item: served.missing, status: 404 };
  if (path === undefined) {
    return missing;
  }
  const file = served.files.get(path);
  if (file) {
    return { item: file, status: 200 };
  }
  const asPage = path.replace(/(\/index)?\.html$/i, '').replace(/\/+$/, '') || '/';
  const page = served.pages.get(asPage.toLowerCase());
  if (page) {
    return page.path === path ? { item: page, status: 200 } : { redirect: page.path };
  }
  for (const { folder, page: standIn } of FALLBACKS) {
    const value = asPage.slice(folder.length);
    if (asPage.toLowerCase().startsWith(folder.toLowerCase()) && value !== '' && !value.includes('/')) {
      return folder + value === path
        ? { item: served.pages.get(standIn.toLowerCase()), status: 200 }
        : { redirect: folder + value };
    }
  }
  return missing;
}

/** Sends a file or its compressed copy; `send` handles conditional requests and ranges. */
async function sendFile({ dist, encoded, policies }, { item, status }, request, response) {
  const encoding = ENCODINGS.find(({ name, ending }) => accepts(request, name) && encoded.has(item.file + ending));
  const headers = {
    ...HEADERS,
    'Cache-Control': cacheControl(item.path),
    'Content-Type': contentType(extname(item.file)) || 'application/octet-stream',
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding.name } : {}),
    ...(item.isPage ? { 'Content-Security-Policy': await contentPolicy(policies, item.file) } : {}),
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
async function listServed(dist) {
  const served = {
    dist,
    files: new Map(),
    pages: new Map(),
    encoded: new Set(),
    policies: new Map(),
    missing: undefined,
  };
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) {
      continue;
    }
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const path = `/${relative(dist, file).split(sep).join('/')}`;
    if (ENCODINGS.some(({ ending }) => path.endsWith(ending))) {
      served.encoded.add(file);
    } else if (path === '/404.html') {
      served.missing = { file, path: '/404', isPage: true };
    } else if (path.endsWith('.html')) {
      const page = { file, path: path === '/index.html' ? '/' : path.slice(0, -'.html'.length), isPage: true };
      served.pages.set(page.path.toLowerCase(), page);
    } else {
      served.files.set(path, { file, path, isPage: false });
    }
  }
  return served;
}

/** Only the page's own inline scripts may run, by hash. */
async function contentPolicy(policies, file) {
  const { mtimeMs } = await stat(file);
  const known = policies.get(file);
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
    // Background colours of pictures are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
  policies.set(file, { mtimeMs, policy });
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

function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
