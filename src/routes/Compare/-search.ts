/** The search params of the comparison. */
export interface CompareSearch {
  /** Ids of products, as in `12,7`. */
  ids?: string | undefined;
}

/** The router parses `7` as a number and `[12,7]` as a list; here all are text. */
export function compareSearch({ ids }: Readonly<Record<string, unknown>>): CompareSearch {
  return ids === undefined ? {} : { ids: String(ids) };
}
