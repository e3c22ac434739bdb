import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({ display: 'block', fill: 'currentColor', flex: 'none' });

export const root = styleVariants({
  normal: [base, { width: vars.icon.large, height: vars.icon.large }],
  large: [base, { width: vars.space.s32, height: vars.space.s32 }],
});
