export type Fields = Readonly<Record<string, unknown>>;

/** A product as it was read: nothing is known of its properties. */
export interface Read {
  readonly index: number;
  readonly fields: Fields;
}

/** True of a JSON object, which is no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The items of a list; none of anything else. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Items that have the key of an earlier one, with that one. */
export function repeated<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly { readonly repeat: Item; readonly first: Item }[] {
  const firsts = new Map<string, Item>();
  return items.flatMap((repeat) => {
    const key = keyOf(repeat);
    const first = firsts.get(key);
    if (first === undefined) {
      firsts.set(key, repeat);
      return [];
    }
    return [{ repeat, first }];
  });
}
