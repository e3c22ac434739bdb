/** Media queries, from the width at which something changes upwards. */
export const from = {
  /** Large phones. */
  phone: '(min-width: 30em)',
  /** Tablets: two columns become three. */
  tablet: '(min-width: 48em)',
  /** The preview overlay, side filters and side summaries begin here. */
  desk: '(min-width: 64em)',
  /** Four columns. */
  wide: '(min-width: 80em)',
} as const;

/** Media queries about the shopper's device and wishes. */
export const when = {
  hovers: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  printed: 'print',
  /** High enough for a header that stays in sight. */
  tall: '(min-height: 40em)',
} as const;
