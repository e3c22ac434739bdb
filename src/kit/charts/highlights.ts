/** What is lit on a drawing. States go by node id (`toast.visible`), transitions by `transitionId`. */
export interface Highlights {
  /** Active states, parents included. */
  readonly active: ReadonlySet<string>;
  /** Transitions of the last step, microsteps included. */
  readonly taken: ReadonlySet<string>;
  /** Transitions of the path that is being played. */
  readonly path: ReadonlySet<string>;
}

/** Nothing runs. */
export const NO_HIGHLIGHTS: Highlights = { active: new Set(), taken: new Set(), path: new Set() };
