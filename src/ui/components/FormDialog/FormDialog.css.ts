import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  paddingBlockStart: vars.space.s8,
});
