import { DOCUMENT_ROOT, escaped, lines, located, onHost, patternOnHost } from './hosts-paths.mjs';
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

/** Caddy compares a path with its pages one by one: names in larger folders are found in the written case only. */
const LARGE_FOLDER = 100;

/**
 * A site of Caddy 2. The documents are in `root`, the shop in its folder `base`.
 *
 * @param {{ base: string, pages: readonly string[], policy: string, site?: string, root?: string, listen?: string }} build
 */
export function caddyFile({ base, pages, policy, site, root = DOCUMENT_ROOT, listen = site ?? ':80' }) {
  const at = (path) => onHost(base, path);
  const redirects = [
    '@larkwood_moved expression `{larkwood_page} != ""`',
    'redir @larkwood_moved {larkwood_page}{larkwood_query} 301',
    ...FALLBACKS.map((_, index) => `{larkwood_unknown_${index}}`).flatMap((unknown, index) => [
      `@larkwood_unknown_${index} expression \`${unknown} != "" && ${unknown} != {http.request.orig_uri}.split("?")[0]\``,
      `redir @larkwood_unknown_${index} ${unknown}{larkwood_query} 301`,
    ]),
  ].join('\n\t\t\t');
  return `# The shop at ${base}, written by \`npm run build\` from scripts/hosts-rules.mjs: change it there.
(larkwood_file) {
	# By itself Caddy says only with a compressed copy that there is one.
	@larkwood_packed file {path}.gz
	route {
		header @larkwood_packed {
			defer
			Vary Accept-Encoding
		}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
}
${listen} {
	root * ${literal(root)}
	route {
		map {query.${LISTING.parameter}} {larkwood_listed} {
			~(${LISTING.numbers}) \${1}
			default -
		}
		map {query} {larkwood_query} {
			~^(.+)$ ?\${1}
			default ""
		}
${FALLBACKS.map(
  ({ folder }, index) => `		map {http.request.orig_uri} {larkwood_unknown_${index}} {
			${literal(`~(?i)${patternOnHost(base, unknownIn(folder))}`)} ${at(folder)}\${1}
			default ""
		}
`,
).join('')}		# Letters match in any case, but for names in folders of more than ${LARGE_FOLDER} pages.
		map {path} {larkwood_page} {
${withoutLargeFolders(pages)
  .map(
    (page) =>
      `\t\t\t${literal(`~(?i)^${escaped(at(page).replace(/\/$/, ''))}${PAGE_ENDING}`)} ${literal(located(base, page))}\n`,
  )
  .join('')}			default ""
		}

		header -Server
		header {
${lines('\t\t\t', headersWith(policy, FRAMING.others), ([name, value]) => `${name} ${literal(value)}`)}			Cache-Control ${literal(CACHED_BY_DEFAULT)}
		}
		@larkwood_framed expression ${asked(patternOnHost(base, FRAMED))}
		header @larkwood_framed {
${lines('\t\t\t', headersWith(policy, FRAMING.framed), ([name, value]) => `${name} ${literal(value)}`)}		}
${CACHING.map(
  ({ paths, control }, index) => `		@larkwood_cache_${index} path_regexp ${literal(patternOnHost(base, paths))}
		header @larkwood_cache_${index} Cache-Control ${literal(control)}
`,
).join('')}${Object.entries(TYPES)
    .filter(([ending]) => ending !== 'html')
    .map(
      ([ending, type]) => `		@larkwood_${ending} path_regexp \\.${ending}$
		header @larkwood_${ending} Content-Type ${literal(type)}
`,
    )
    .join('')}
		@larkwood_other not method ${METHODS.join(' ')}
		header @larkwood_other Allow ${literal(METHODS.join(', '))}
		error @larkwood_other 405
		@larkwood_hidden expression ${asked(`${patternOnHost(base, NOT_SERVED)}|^${escaped(at('/404'))}(?:\\.html)?$`)}
		error @larkwood_hidden 404
${
  base === '/'
    ? ''
    : `		redir ${base.slice(0, -1)} ${base}{larkwood_query} 301
		@larkwood_beside {
			path_regexp ${literal(BESIDE)}
			file {path}
		}
		handle @larkwood_beside {
			import larkwood_file
		}
`
}
		# A page of the listing: /Products?page=2.
		@larkwood_file path_regexp larkwood_file ${literal(`(?i)^${escaped(at(LISTING.folder))}([0-9]+)${PAGE_ENDING}`)}
		redir @larkwood_file ${at(LISTING.page)}?${LISTING.parameter}={re.larkwood_file.1} 301
		@larkwood_listing {
			path_regexp ^${escaped(at(LISTING.page))}$
			file ${at(LISTING.folder)}{larkwood_listed}.html
		}
		rewrite @larkwood_listing {file_match.relative}

		# Another case, .html or a slash at the end lead to the address of the page.
		@larkwood_html expression ${asked(String.raw`(?i)\.html$`)}
		route @larkwood_html {
			${redirects}
			error 404
		}
		@larkwood_home expression ${asked(`^${escaped(base)}$`)}
		rewrite @larkwood_home ${at('/index.html')}
		@larkwood_known {
			path_regexp ^${escaped(base)}.*[^/]$
			file {path} {path}.html
		}
		handle @larkwood_known {
			rewrite * {file_match.relative}
			import larkwood_file
		}
		route {
			${redirects}
${FALLBACKS.map(
  ({ folder, page }, index) => `			@larkwood_fallback_${index} path_regexp ^${escaped(at(folder))}[^/]+$
			handle @larkwood_fallback_${index} {
				rewrite * ${at(page)}.html
				import larkwood_file
			}
`,
).join('')}			error 404
		}
	}

	handle_errors {
		@larkwood_missing expression \`{http.error.status_code} == 404\`
		handle @larkwood_missing {
			header Cache-Control ${literal(CACHED_BY_DEFAULT)}
			header Content-Type ${literal(TYPES.html)}
			rewrite * ${at('/404.html')}
			import larkwood_file
		}
	}
}
`;
}

function withoutLargeFolders(pages) {
  const folderOf = (page) => page.slice(0, page.lastIndexOf('/'));
  const counts = new Map();
  for (const page of pages) {
    counts.set(folderOf(page), (counts.get(folderOf(page)) ?? 0) + 1);
  }
  return pages.filter((page) => counts.get(folderOf(page)) <= LARGE_FOLDER);
}

/** That the path matches as it was asked for: `path_regexp` takes two slashes for one. */
function asked(pattern) {
  return literal(`{http.request.orig_uri.path}.matches(r"${pattern}")`);
}

/** A string of Caddy, in which nothing is escaped. */
function literal(text) {
  return `\`${text}\``;
}
