/** The search params of the cart. */
export interface CartSearch {
  /** Lines of a cart that was sent, as in `12x2,7`. */
  lines?: string | undefined;
}

/** The router parses `7` as a number and `[12,7]` as a list; here all are text. */
export function cartSearch({ lines }: Readonly<Record<string, unknown>>): CartSearch {
  return lines === undefined ? {} : { lines: String(lines) };
}
