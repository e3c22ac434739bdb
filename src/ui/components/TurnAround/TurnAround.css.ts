import { style } from '@vanilla-extract/css';

import { when } from '#ui/theme/breakpoints';

/** Over the still picture, which is all there is for those who want no motion. */
export const root = style({
  position: 'absolute',
  inset: 0,
  cursor: 'grab',
  // A finger that goes up or down scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&[data-ready=false]': { visibility: 'hidden' },
  },
  '@media': { [when.reducedMotion]: { display: 'none' }, [when.printed]: { display: 'none' } },
});

export const frame = style({
  position: 'absolute',
  inset: 0,
  visibility: 'hidden',
  selectors: { '[data-ready=true] > &[data-shown=true]': { visibility: 'visible' } },
});

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
