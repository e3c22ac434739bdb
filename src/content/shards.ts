import { SHARD_SIZE } from '#domain/content';

interface Shard<Each> {
  /** Its range of ids begins with this one, whether or not there is such a product. */
  readonly first: number;
  readonly products: readonly Each[];
}

/**
 * Products by ranges of ids: all ids, cut into halves until each range has few enough. So a product that comes or goes
 * changes its own range alone, and ids with wide gaps need no more ranges than others.
 */
export function shardsOf<Each extends { readonly id: number }>(
  products: readonly Each[],
  first = 1,
  width = 2 ** 53,
): readonly Shard<Each>[] {
  if (products.length <= SHARD_SIZE) {
    const byId = products.toSorted((one, other) => one.id - other.id);
    return byId.length > 0 ? [{ first, products: byId }] : [];
  }
  const middle = first + width / 2;
  return [
    ...shardsOf(
      products.filter(({ id }) => id < middle),
      first,
      width / 2,
    ),
    ...shardsOf(
      products.filter(({ id }) => id >= middle),
      middle,
      width / 2,
    ),
  ];
}
