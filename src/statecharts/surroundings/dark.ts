import type { ColourName } from '#ui/theme/palette';

/** The colours of the statecharts in dark surroundings; the shop has none. Contrasts are those of the shop's palette. */
export const dark: Readonly<Record<ColourName, string>> = {
  paper: '#191613',
  surface: '#221E1A',
  ground: '#2C2722',
  line: '#3E3730',
  edge: '#948A7D',
  ink: '#F1EAE0',
  inkSoft: '#BDB3A6',
  moss: '#A9C2A6',
  mossDeep: '#C3D6C0',
  mossPale: '#28312A',
  onMoss: '#191613',
  clay: '#E8A585',
  clayDeep: '#F0BBA2',
  clayPale: '#3A2820',
  onClay: '#191613',
  brass: '#D3B06A',
  success: '#6AC888',
  progress: '#F0935A',
  failed: '#F29A8F',
};
