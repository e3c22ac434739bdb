/** The search params of My Account. */
export interface AccountSearch {
  /** Of the order history, from 2; the first has none. */
  page?: number | undefined;
}

/** Anything that is no page counts as none. */
export function accountSearch({ page }: Readonly<Record<string, unknown>>): AccountSearch {
  return Number.isSafeInteger(page) && Number(page) > 1 ? { page: Number(page) } : {};
}
