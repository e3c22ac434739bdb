/** Where the documents of the host are, in the configurations of nginx and Caddy. */
export const DOCUMENT_ROOT = '/srv/www';

/** The path on the host of a path of the shop. */
export function onHost(base, path) {
  return base.slice(0, -1) + path;
}

/** A pattern of `hosts-rules.mjs` for paths of the host. */
export function patternOnHost(base, pattern) {
  return pattern.replaceAll(/(?<!\[)\^\//g, () => `^${escaped(base)}`);
}

/** A text as a pattern that matches it; a backtick would end the string of a pattern in Caddy. */
export function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('`', String.raw`\x60`);
}

/** The address of a page for a `Location`, encoded as the router encodes links and canonical addresses. */
export function located(base, page) {
  return onHost(base, page).split('/').map(encodeURIComponent).join('/').replaceAll('%26', '&');
}

/** One line for each item, or for each entry of an object. */
export function lines(indent, items, lineOf) {
  const list = Array.isArray(items) ? items : Object.entries(items);
  return list.map((item) => `${indent}${lineOf(item)}\n`).join('');
}
