/** An item of a list in which one is the Default. */
interface Defaultable {
  readonly id: string;
  readonly isDefault: boolean;
}

/**
 * The same items with exactly one Default: the preferred one, else the first Default, else the first. None for an empty
 * list.
 */
export function withOneDefault<Item extends Defaultable>(items: readonly Item[], preferred?: string): readonly Item[] {
  const chosen = items.find(({ id }) => id === preferred) ?? items.find(({ isDefault }) => isDefault) ?? items[0];
  return items.map((item) => ({ ...item, isDefault: item === chosen }));
}

/** The kind, and the number after the highest in use. */
export function nextId(kind: string, items: readonly Pick<Defaultable, 'id'>[]): string {
  return `${kind}-${1 + Math.max(0, ...items.map(({ id }) => Number(id.replaceAll(/\D/g, '')) || 0))}`;
}

/** Restores a removed item at its index, as the Default if it was. If its id is in use by now, it gets a new one. */
export function withRestored<Item extends Defaultable>(
  kind: string,
  items: readonly Item[],
  { item, index }: { readonly item: Item; readonly index: number },
): readonly Item[] {
  const others = items.filter((other) => !isSame(other, item));
  const restored = others.some(({ id }) => id === item.id) ? { ...item, id: nextId(kind, others) } : item;
  return withOneDefault(others.toSpliced(index, 0, restored), item.isDefault ? restored.id : undefined);
}

/** Equal but for `isDefault`. */
function isSame<Item extends Defaultable>(one: Item, other: Item): boolean {
  return JSON.stringify({ ...one, isDefault: true }) === JSON.stringify({ ...other, isDefault: true });
}
