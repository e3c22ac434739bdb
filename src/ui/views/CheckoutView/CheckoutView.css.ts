import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const form = style({
  display: 'grid',
  gap: vars.space.s32,
  maxWidth: vars.width.form,
  // Below the words on an empty cart.
  selectors: { '[data-shown-from-top] + &': { paddingBlockStart: vars.space.s48 } },
});

export const action = style({
  display: 'grid',
  gap: vars.space.s16,
  justifyItems: 'start',
  paddingBlockStart: vars.space.s8,
});
