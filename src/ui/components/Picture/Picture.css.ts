import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({ display: 'block', overflow: 'hidden', background: vars.color.ground });

export const shape = styleVariants({
  /** As the photograph is. */
  whole: [base, { alignSelf: 'start' }],
  square: [base, { aspectRatio: '1' }],
  portrait: [base, { aspectRatio: '4 / 5' }],
  landscape: [base, { aspectRatio: '3 / 2' }],
  wide: [base, { aspectRatio: '16 / 9' }],
  /** As high and wide as its place. */
  fill: [base, { height: '100%' }],
});

export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Its own colour until it has loaded, where the browser can read it from the attribute; else the studio's backdrop.
  backgroundColor: 'attr(data-colour type(<color>), transparent)',
  selectors: {
    '[data-shape=whole] > &': { height: 'auto' },
  },
});

// The product's picture goes from the card that was pressed, the one with focus, to the product's page.
export const travels = styleVariants({
  no: {},
  onPage: { viewTransitionName: 'product-picture' },
});

globalStyle(`a[data-card]:focus [data-travels=onCard]`, { viewTransitionName: 'product-picture' });

globalStyle(`html:has(a[data-card]:focus [data-travels=onCard]) ${travels.onPage}`, { viewTransitionName: 'none' });
