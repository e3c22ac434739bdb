import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  minWidth: 0,
});

export const reason = style({
  padding: vars.space.s16,
  color: vars.color.clayDeep,
  background: vars.color.clayPale,
  borderInlineStart: `${vars.line.bold} solid ${vars.color.clay}`,
});
