import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({ display: 'block', overflow: 'hidden', background: vars.color.ground });

export const shape = styleVariants({
  /** In the photograph's proportions. */
  whole: [base, { alignSelf: 'start' }],
  square: [base, { aspectRatio: '1' }],
  portrait: [base, { aspectRatio: '4 / 5' }],
  landscape: [base, { aspectRatio: '3 / 2' }],
  wide: [base, { aspectRatio: '16 / 9' }],
  /** Fills its box. */
  fill: [base, { height: '100%' }],
});

export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // The dominant colour until it has loaded, where `attr()` is supported; else the backdrop's.
  backgroundColor: 'attr(data-colour type(<color>), transparent)',
  selectors: {
    '[data-shape=whole] > &': { height: 'auto' },
    // The drawn stand-in; set by src/browser/failed-pictures.ts.
    '&[data-failed]': { content: 'url(/pictures/stand-in.dh0v-720.webp)', objectFit: 'contain' },
  },
});
