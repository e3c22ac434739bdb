import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.ground,
});

export const root = styleVariants({
  small: [base, { width: vars.space.s32, height: vars.space.s32 }],
  normal: [base, { width: vars.space.s48, height: vars.space.s48 }],
  large: [base, { width: vars.space.s64, height: vars.space.s64 }],
});
