import { DOCUMENT_ROOT, lines, located, onHost, patternOnHost } from './hosts-paths.mjs';
import {
  BESIDE,
  CACHED_BY_DEFAULT,
  CACHING,
  FALLBACKS,
  FRAMED,
  FRAMING,
  headersWith,
  LISTING,
  METHODS,
  NOT_SERVED,
  PAGE_ENDING,
  TYPES,
  unknownIn,
} from './hosts-rules.mjs';

/** Variables of nginx, of which each path has its own values. */
const NGINX_FRAMING = { ancestors: '$larkwood_frame_ancestors', options: '$larkwood_frame_options' };

/**
 * A server of nginx, for its `conf.d` or `sites-enabled`. The documents are in `root`, the shop in its folder `base`.
 *
 * @param {{ base: string, pages: readonly string[], policy: string, site?: string, root?: string, listen?: string,
 *   hasBrotli?: boolean }} build
 */
export function nginxFile({ base, pages, policy, site, root = DOCUMENT_ROOT, listen = '80', hasBrotli = true }) {
  const at = (path) => onHost(base, path);
  const moved = [
    'if ($larkwood_page != "") { return 301 $larkwood_page$is_args$args; }',
    ...FALLBACKS.flatMap((_, index) => [
      `if ($request_uri = $larkwood_unknown_${index}$is_args$args) { return 404; }`,
      `if ($larkwood_unknown_${index} != "") { return 301 $larkwood_unknown_${index}$is_args$args; }`,
    ]),
    'return 404;',
  ];
  return `# The shop at ${base}, written by \`npm run build\` from scripts/hosts-rules.mjs: change it there.
map_hash_max_size 65536;
map_hash_bucket_size 512;

server {
  listen ${listen};
  server_name ${site === undefined ? '_' : new URL(site).hostname};
  root ${quoted(root)};
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;

  types {
${lines('    ', TYPES, ([ending, type]) => `${quoted(type)} ${ending};`)}  }
  default_type application/octet-stream;

  # Every text has a copy compressed by the build. Remove brotli_static where nginx has no such module.
  gzip_static on;
${hasBrotli ? '  brotli_static on;\n' : ''}  gzip_vary on;

${lines('  ', headersWith(policy, NGINX_FRAMING), ([name, value]) => `add_header ${name} ${quoted(value)} always;`)}  add_header Cache-Control $larkwood_cache always;
  add_header Allow $larkwood_allow always;

  error_page 404 ${at('/404.html')};
  # An address that nginx cannot decode, such as /%E0%A4%A.
  error_page 400 =404 ${at('/404.html')};
  # Here nginx would send every header of the server again; headers of a location take the place of those.
  error_page 416 @larkwood_range;
  location @larkwood_range {
    add_header Allow "";
    return 416;
  }
  location = ${at('/404.html')} { internal; }
  location = ${at('/404')} { return 404; }
  if ($larkwood_allow) { return 405; }

  location ${base} { try_files $uri $uri.html @larkwood_moved; }
  location = ${base} { try_files ${at('/index.html')} =404; }
${base === '/' ? '' : `  location = ${base.slice(0, -1)} { return 301 ${base}$is_args$args; }\n  location / { return 404; }\n`}
  location ~ "${patternOnHost(base, NOT_SERVED)}" { return 404; }
${base === '/' ? '' : `  location ~ "${BESIDE}" { try_files $uri =404; }\n`}
  # A page of the listing: /Products?page=2.
  location = ${at(LISTING.page)} { try_files ${at(LISTING.folder)}$larkwood_listed.html ${at(LISTING.page)}.html =404; }
  location ~* "^${at(LISTING.folder)}([0-9]+)${PAGE_ENDING}" { return 301 ${at(LISTING.page)}?${LISTING.parameter}=$1; }

  # Another case, .html or a slash at the end lead to the address of the page.
  location ~* "\\.html$" { try_files /- @larkwood_moved; }
  location @larkwood_moved {
${lines('    ', moved, (line) => line)}  }

  # Unknown pages that one page can show.
${FALLBACKS.map(
  ({ folder, page }, index) => `  location ~ "^${at(folder)}[^/]+$" { try_files $uri.html @larkwood_fallback_${index}; }
  location @larkwood_fallback_${index} {
    if ($larkwood_page != "") { return 301 $larkwood_page$is_args$args; }
    rewrite ^ ${at(page)}.html break;
  }`,
).join('\n')}
}

map $request_method $larkwood_allow {
  default ${quoted(METHODS.join(', '))};
${lines('  ', METHODS, (method) => `${method} "";`)}}

map $uri $larkwood_cache {
  default ${quoted(CACHED_BY_DEFAULT)};
${lines('  ', CACHING, ({ paths, control }) => `${quoted(`~${patternOnHost(base, paths)}`)} ${quoted(control)};`)}}

${Object.entries(NGINX_FRAMING)
  .map(
    ([name, variable]) => `map $uri ${variable} {
  default ${quoted(FRAMING.others[name])};
  ${quoted(`~${patternOnHost(base, FRAMED)}`)} ${quoted(FRAMING.framed[name])};
}
`,
  )
  .join('\n')}
map $arg_${LISTING.parameter} $larkwood_listed {
  default "-";
  ${quoted(`~${LISTING.numbers}`)} $arg_${LISTING.parameter};
}

# Letters match in any case.
map $uri $larkwood_asked {
  default "";
  "~*^(?<larkwood_stem>.*?)${PAGE_ENDING}" $larkwood_stem;
}

${FALLBACKS.map(
  ({ folder }, index) => `map $request_uri $larkwood_unknown_${index} {
  default "";
  ${quoted(`~*${patternOnHost(base, unknownIn(folder))}`)} ${at(folder)}$1;
}
`,
).join('\n')}
map $larkwood_asked $larkwood_page {
  default "";
${lines('  ', pagesInCapitals(pages), ([asked, page]) => `${quoted(at(asked).replace(/\/$/, ''))} ${quoted(located(base, page))};`)}}
`;
}

/** Pages by how they are asked for: those with other letters than A to Z, which nginx does not know in both cases, once more in capitals. */
function pagesInCapitals(pages) {
  const known = (asked) => asked.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const asked = [pages, pages.map((page) => page.toLowerCase()), pages.map((page) => page.toUpperCase())];
  const all = asked.flatMap((each) => each.map((text, index) => [known(text), [text, pages[index]]]));
  return [...new Map(all.toReversed()).values()].toReversed();
}

/** A string of nginx. */
function quoted(text) {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}"`;
}
