import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

/**
 * Skipped by the browser until it comes near the screen. Its size until then is that of a card on a phone; Back finds its
 * place by the cards in view (`src/browser/kept-place.ts`).
 */
export const belowFirstScreen = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 310px',
  // Focus outlines stand outside.
  overflowClipMargin: vars.space.s12,
});
