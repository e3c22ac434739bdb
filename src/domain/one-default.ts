/** Something of which a shopper may keep several, one being the Default. */
interface Preferable {
  readonly id: string;
  readonly isDefault: boolean;
}

/** The same things with exactly one Default: the preferred one, else the first that is, else the first; none of none. */
export function withOneDefault<Thing extends Preferable>(
  things: readonly Thing[],
  preferred?: string,
): readonly Thing[] {
  const chosen = things.find(({ id }) => id === preferred) ?? things.find(({ isDefault }) => isDefault) ?? things[0];
  return things.map((thing) => ({ ...thing, isDefault: thing === chosen }));
}

/** An id that none of them has: the kind, and the number after the highest in use. */
export function nextId(kind: string, things: readonly Pick<Preferable, 'id'>[]): string {
  return `${kind}-${1 + Math.max(0, ...things.map(({ id }) => Number(id.replaceAll(/\D/g, '')) || 0))}`;
}
