/** Every colour of the shop, by what it is for. The pairs that are used together are checked in palette.test.ts. */
export const palette = {
  /** The page. */
  paper: '#FAF7F2',
  /** Fields, dialogs and toasts, one step in front of the page. */
  surface: '#FFFDF9',
  /** The studio's backdrop: what a picture stands on. */
  ground: '#E6DFD5',
  /** Hairlines between things; never the only edge of a control. */
  line: '#DDD4C7',
  /** Edges of controls. */
  edge: '#857A6D',
  ink: '#221E1A',
  inkSoft: '#5C544B',
  /** What one presses. */
  moss: '#3F5041',
  mossDeep: '#2E3C30',
  mossPale: '#E9ECE4',
  onMoss: '#FFFDF9',
  /** Sale, removal and what matters now. */
  clay: '#9E4526',
  clayDeep: '#7F351B',
  clayPale: '#F4E8DC',
  onClay: '#FFFDF9',
  brass: '#7A5C22',
  success: '#15803D',
  progress: '#C2410C',
  failed: '#B42318',
} as const;

export type ColourName = keyof typeof palette;
