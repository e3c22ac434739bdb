import { style } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';

/** Over the static picture, which remains with reduced motion. */
export const root = style({
  position: 'absolute',
  inset: 0,
  cursor: 'grab',
  // Vertical swipes scroll the page.
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
