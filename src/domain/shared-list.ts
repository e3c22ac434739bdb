import type { CartLine } from './cart-line';

/** Products named by a link. */
export interface NamedProducts {
  /** Each once, in the order of the link. */
  readonly productIds: readonly number[];
  /** How many parts of it name nothing. */
  readonly unread: number;
}

/** Cart lines named by a link. */
export interface NamedLines {
  /** Each product once, in the order of the link. */
  readonly lines: readonly CartLine[];
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

/** Reads `12x2,7`: two pieces of 12 and one of 7. */
export function namedLines(text: string): NamedLines {
  const parts = partsOf(text);
  const read = parts.flatMap((part) => {
    const [, id, qty = '1'] = /^([1-9]\d{0,8})(?:x([1-9]\d{0,4}))?$/.exec(part) ?? [];
    return id === undefined ? [] : [{ productId: Number(id), qty: Number(qty) }];
  });
  const pieces = new Map<number, number>();
  read.forEach(({ productId, qty }) => pieces.set(productId, (pieces.get(productId) ?? 0) + qty));
  return { lines: [...pieces].map(([productId, qty]) => ({ productId, qty })), unread: parts.length - read.length };
}

/** Writes `12x2,7`. */
export function linesText(lines: readonly CartLine[]): string {
  return lines.map(({ productId, qty }) => (qty === 1 ? String(productId) : `${productId}x${qty}`)).join(',');
}

/** Whether two written lists hold the same; their order is no difference. */
export function isSameList(one: string, other: string): boolean {
  const inOrder = (text: string) => text.split(',').toSorted().join();
  return inOrder(one) === inOrder(other);
}

function partsOf(text: string): readonly string[] {
  return text
    .split(',', MOST_PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
