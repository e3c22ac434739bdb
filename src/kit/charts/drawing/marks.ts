/** What a state or transition is marked as; each kind has a colour, a pattern and a sign of its own. */
export type MarkKind = 'covered' | 'partly' | 'uncovered' | 'justified' | 'added' | 'removed' | 'changed' | 'commented';

export interface Mark {
  readonly kind: MarkKind;
  /** Stands in the badge: a count, or a sign. At most four letters. */
  readonly badge: string;
  /** The same in a sentence. */
  readonly words: string;
}

/** Marks by state id and by transition id. */
export interface Marks {
  readonly states: ReadonlyMap<string, Mark>;
  readonly transitions: ReadonlyMap<string, Mark>;
}

export const UNMARKED: Marks = { states: new Map(), transitions: new Map() };
