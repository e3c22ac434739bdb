import type { Swatch } from '#domain/product-facts';

/** How a dot shows each colour of the vocabulary: as things of that colour look in the shop's photographs. */
export const swatchColours = {
  white: '#eee',
  cream: '#ddc',
  beige: '#dca',
  sand: '#cb9',
  oat: '#ba9',
  grey: '#888',
  charcoal: '#444',
  black: '#322',
  brown: '#643',
  tan: '#b74',
  rust: '#942',
  clay: '#a64',
  amber: '#c83',
  green: '#686',
  sage: '#897',
  moss: '#775',
  'dark green': '#565',
  blue: '#688',
  brass: '#a84',
  copper: '#c86',
  clear: '#ded',
  'pale wood': '#db8',
  'golden wood': '#b95',
  'dark wood': '#853',
} as const satisfies Record<Swatch, string>;
