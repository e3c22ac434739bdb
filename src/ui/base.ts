/** Where the shop is on its host: `/`, or a folder such as `/shop/` (`npm run build -- --base /shop/`). */
const BASE: string = import.meta.env.BASE_URL;

/** The URL of a path of the shop: a file such as `/favicon.svg`, or a page that is not linked by the router. */
export function withBase(path: string): string {
  return BASE.slice(0, -1) + path;
}

/** The path of the shop at a path of the host, as the router and the machines know it. */
export function withoutBase(pathname: string): string {
  return pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : pathname;
}
