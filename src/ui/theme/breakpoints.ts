/** Media queries by minimum width. */
export const from = {
  /** The smallest phones; below it is text at twice its size on others: one column. */
  narrow: '(min-width: 16em)',
  /** Large phones. */
  phone: '(min-width: 30em)',
  /** Tablets: two columns become three. */
  tablet: '(min-width: 48em)',
  /** Preview overlay, filters and summary at the side. */
  desktop: '(min-width: 64em)',
  /** Four columns. */
  wide: '(min-width: 80em)',
} as const;

/** Media queries by device and preferences. */
export const when = {
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  printed: 'print',
  unscripted: '(scripting: none)',
  /** High enough for a sticky header. */
  tall: '(min-height: 40em)',
} as const;
