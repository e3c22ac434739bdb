import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'grid', gap: vars.space.s24 });

export const header = style({ display: 'grid', gap: vars.space.s4 });

export const live = style({
  paddingBlockStart: vars.space.s16,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});
