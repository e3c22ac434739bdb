/** Every colour of the shop, by its use. Contrasts are checked in palette.test.ts. */
export const palette = {
  /** Background of the page. */
  paper: '#FAF7F2',
  /** Background of fields, dialogs and toasts. */
  surface: '#FFFDF9',
  /** Background of pictures. */
  ground: '#E6DFD5',
  /** Thin lines between items; never the only border of a control. */
  line: '#DDD4C7',
  /** Borders of controls. */
  edge: '#857A6D',
  ink: '#221E1A',
  inkSoft: '#5C544B',
  /** Buttons and links. */
  moss: '#3F5041',
  mossDeep: '#2E3C30',
  mossPale: '#E9ECE4',
  onMoss: '#FFFDF9',
  /** Sale, removal, and whatever needs attention. */
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
