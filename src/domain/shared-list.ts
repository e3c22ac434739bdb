/** Products named by a link. */
export interface NamedProducts {
  /** Each once, in the order of the link. */
  readonly productIds: readonly number[];
  /** How many parts of it name nothing. */
  readonly unread: number;
}

/** A link longer than this was not made by the shop: what comes after is not read. */
const MOST_PARTS = 100;

/** Reads `12,7`. */
export function namedProducts(text: string): NamedProducts {
  const parts = partsOf(text);
  const ids = parts.flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? [Number(part)] : []));
  return { productIds: [...new Set(ids)], unread: parts.length - ids.length };
}

function partsOf(text: string): readonly string[] {
  return text
    .split(',', MOST_PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
