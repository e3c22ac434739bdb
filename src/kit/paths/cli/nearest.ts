/** More names than these are not all told. */
const FEW = 6;

/** The known names, the nearest to a mistaken one first; three where there are many. */
export function nearest(mistaken: string, known: readonly string[]): readonly string[] {
  const asked = mistaken.toLowerCase();
  return known
    .map((name) => ({
      name,
      distance: distance(asked, name.toLowerCase()) - (name.toLowerCase().includes(asked) ? 3 : 0),
    }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, known.length > FEW ? 3 : FEW)
    .map(({ name }) => name);
}

/** How many letters must be changed, added or dropped (Levenshtein 1966). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1) {
      const replaced = (row[at] ?? 0) + (letter === other[at] ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
