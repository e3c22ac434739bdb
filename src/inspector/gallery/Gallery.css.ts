import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.s32,
  marginBlockStart: vars.space.s32,
});

export const item = style({
  paddingBlockStart: vars.space.s16,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});
