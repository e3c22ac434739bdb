/**
 * How the built shop is to be served: the one description from which our own server answers, and from which
 * `hosts-files.mjs` writes the configuration of every other host. Paths are those of the shop, without the folder that it
 * is in. Patterns mean the same in JavaScript, PCRE (nginx) and RE2 (Caddy).
 */

const YEAR_S = 31_536_000;

/** The page that the statecharts show in a frame; no other page is shown in one. */
export const FRAMED = String.raw`^/Statecharts/Stage(?:\.html)?$`;

/** Who may show a page in a frame, for `frame-ancestors` and the older `X-Frame-Options`. */
export const FRAMING = {
  framed: { ancestors: "'self'", options: 'SAMEORIGIN' },
  others: { ancestors: "'none'", options: 'DENY' },
};

const STAGE = new RegExp(FRAMED);

/** How a path of the shop may be framed. */
export function framingOf(path) {
  return STAGE.test(path) ? FRAMING.framed : FRAMING.others;
}

/** Sent with every answer, for a build whose pages carry this policy (decision 095). */
export function headersWith(policy, { ancestors, options }) {
  return {
    // Of frames a page cannot say itself.
    'Content-Security-Policy': `${policy}; frame-ancestors ${ancestors}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': options,
  };
}

/** Every other method is answered with 405, and these as `Allow` (RFC 9110, 15.5.6). */
export const METHODS = ['GET', 'HEAD'];

/** What is not named in `CACHING` is asked for again each time, which costs a 304 if it has not changed. */
export const CACHED_BY_DEFAULT = 'no-cache';

/** What has a hash of its content in its name is never asked for again. */
export const CACHING = [
  { paths: '^/(?:assets|pictures)/', control: `public, max-age=${YEAR_S}, immutable` },
  // `/data/catalogue.json` has none.
  { paths: String.raw`^/data/.+\.[\w-]{8,}\.[a-z]+$`, control: `public, max-age=${YEAR_S}, immutable` },
];

/** Content types by the end of a file's name. */
export const TYPES = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/**
 * What is answered as an unknown path, though a file may be there: compressed copies, the files of `_headers`, copies of
 * pages without their `.html`, and a second slash before anything else.
 */
export const NOT_SERVED = String.raw`\.(?:br|gz)$|^/_(?:headers|redirects)$|/index$|//+[^/]`;

/** Beside a shop in a folder, what lies in the root of the host itself is answered, such as `robots.txt`, and nothing else. */
export const BESIDE = String.raw`^/(?:\.well-known/.+|[^/.][^/]*)$`;

const ENDING = String.raw`(?:(?:/index)?\.html)?/*`;

/**
 * What a path of a page may end with, in any case; each of these leads to the address without it. Spaces come with an
 * address that was copied from a text.
 */
export const PAGE_ENDING = `${ENDING} *$`;

/** Copies of pages for servers without these rules; with them, such a path leads to the address of the page. */
export const FOLDER_COPY = /[^/]\/index\.html(?:\.br|\.gz)?$/;

/** Folders whose unknown pages are served by one page, which the browser completes. */
export const FALLBACKS = [{ folder: '/PrivacyPolicy/', page: '/PrivacyPolicy/Policy' }];

/**
 * A pattern for requests, as they were sent, for an unknown page of such a folder, in any case and with any ending. The
 * group is its name, which a redirect repeats: who decodes it must encode it again, which nginx and Caddy cannot.
 */
export function unknownIn(folder) {
  return `^${folder}([^/?]+?)${ENDING}(?:[?]|$)`;
}

/**
 * `/Products?page=2` is served by the file of `/Products/Page/2`, if there is one, else by the first page. The address of
 * the file leads to it.
 */
export const LISTING = {
  page: '/Products',
  parameter: 'page',
  folder: '/Products/Page/',
  /** Whole numbers from 2 on. */
  numbers: '^(?:[2-9]|[1-9][0-9]+)$',
};

const CACHED = CACHING.map(({ paths, control }) => ({ pattern: new RegExp(paths), control }));

/** The `Cache-Control` of a path of the shop. */
export function cacheControlOf(path) {
  return CACHED.find(({ pattern }) => pattern.test(path))?.control ?? CACHED_BY_DEFAULT;
}

/** The `Content-Type` of a file. Throws for one that `TYPES` does not name. */
export function contentTypeOf(file) {
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)];
  if (type === undefined) {
    throw new Error(`${file} has no content type: name it in TYPES of scripts/hosts-rules.mjs.`);
  }
  return type;
}

/** The policy of all pages of a build, whose inline scripts have these hashes, such as `sha256-…`. */
export function pagePolicy(hashes) {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')}`,
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // The stage of the statecharts.
    "frame-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
