/** Where everything of a machine is drawn, in px from the upper left corner. Made by the build. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** Boxes of states by node id. */
  readonly states: Readonly<Record<string, Box>>;
  /** The dots from which a compound state's first state is entered, by the compound's id. */
  readonly initials: Readonly<Record<string, { readonly dot: Box; readonly line: Line }>>;
  /** The rings from which arrows lead that may be taken anywhere in a compound state, by the compound's id. */
  readonly anywhere: Readonly<Record<string, Box>>;
  /** Arrows by the transition's id, of a bundle by that of its lead; several where it has several targets. */
  readonly arrows: Readonly<Record<string, readonly Arrow[]>>;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The corners of a line. */
export type Line = readonly (readonly [x: number, y: number])[];

export interface Arrow {
  readonly line: Line;
  readonly label: Box | undefined;
}

/** Both layouts of a machine: one that grows to the right, one that grows downwards for narrow screens. */
export interface ChartLayouts {
  readonly wide: ChartLayout;
  readonly tall: ChartLayout;
}

export type ChartDirection = keyof ChartLayouts;
