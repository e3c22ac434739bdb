/** Pictures in view by name, in the order in which they came there, and those of them that are loaded. */
export interface Turns {
  readonly inView: readonly string[];
  readonly loaded: readonly string[];
}

export const NO_TURNS: Turns = { inView: [], loaded: [] };

/** A picture comes into view, or goes out of it: then it is let go. */
export function afterScroll(turns: Turns, name: string, isInView: boolean): Turns {
  const without = (names: readonly string[]) => names.filter((each) => each !== name);
  if (isInView) {
    return turns.inView.includes(name) ? turns : { ...turns, inView: [...turns.inView, name] };
  }
  return { inView: without(turns.inView), loaded: without(turns.loaded) };
}

/** A picture is loaded. */
export function afterLoad(turns: Turns, name: string): Turns {
  const isNew = turns.inView.includes(name) && !turns.loaded.includes(name);
  return isNew ? { ...turns, loaded: [...turns.loaded, name] } : turns;
}

/** The pictures that are drawn: those that are loaded, and the one whose turn it is. */
export function inTurn({ inView, loaded }: Turns): ReadonlySet<string> {
  return new Set([...loaded, ...inView.filter((name) => !loaded.includes(name)).slice(0, 1)]);
}
