import type { Colour } from '#domain/product-facts';

/** How a dot shows each colour of the vocabulary: as things of that colour look in the shop's photographs. */
export const swatchColours = {
  white: '#F4F1EA',
  cream: '#E5DCC8',
  beige: '#CFC2A8',
  grey: '#514E4B',
  black: '#2A2725',
  brown: '#6B4A38',
  tan: '#B87B4B',
  rust: '#A4512F',
  clay: '#AD6A4C',
  amber: '#C98A3A',
  green: '#77825F',
  blue: '#6A8290',
  brass: '#B08D4C',
  copper: '#B26B45',
  clear: '#E9EEEC',
  'pale wood': '#D9BE96',
  'golden wood': '#B98549',
  'dark wood': '#6A4630',
} as const satisfies Record<Colour, string>;
