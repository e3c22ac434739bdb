import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s20,
  paddingBlockStart: vars.space.s40,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const words = style({ display: 'grid', gap: vars.space.s8, maxWidth: vars.width.text });

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s16 });
