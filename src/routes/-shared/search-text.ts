/** A search param as text: the router parses `7` as a number, `[12,7]` as a list, and whatever else is JSON. */
export function searchText(param: unknown): string | undefined {
  if (Array.isArray(param)) {
    return param.map(searchText).join(',');
  }
  // An object may say of itself that it is no text.
  return typeof param === 'object' ? JSON.stringify(param) : param === undefined ? undefined : String(param);
}
