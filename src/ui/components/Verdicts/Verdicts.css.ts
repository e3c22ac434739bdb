import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const list = style({ display: 'grid', gap: vars.space.s8 });

export const verdict = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.s8 });

const base = style({ flex: 'none', marginBlockStart: vars.space.s2 });

export const mark = styleVariants({
  fits: [base, { color: vars.color.success }],
  lacks: [base, { color: vars.color.failed }],
});
