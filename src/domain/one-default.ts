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

/**
 * Puts a thing that was taken away back in its place, as the Default if it was. Another one may have got its id since:
 * then it comes back under a new one.
 */
export function withReturned<Thing extends Preferable>(
  kind: string,
  things: readonly Thing[],
  thing: Thing,
  index: number,
): readonly Thing[] {
  const others = things.filter((other) => !isSame(other, thing));
  const returned = others.some(({ id }) => id === thing.id) ? { ...thing, id: nextId(kind, others) } : thing;
  return withOneDefault(others.toSpliced(index, 0, returned), thing.isDefault ? returned.id : undefined);
}

/** The same thing, whether or not it is the Default. */
function isSame<Thing extends Preferable>(one: Thing, other: Thing): boolean {
  return JSON.stringify({ ...one, isDefault: true }) === JSON.stringify({ ...other, isDefault: true });
}
