import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s12,
  padding: vars.space.s24,
  marginBlockEnd: vars.space.s24,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  background: vars.color.surface,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(16rem, 100%), 1fr))`,
  gap: vars.space.s12,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space.s64} minmax(0, 1fr)`,
  columnGap: vars.space.s12,
  alignItems: 'center',
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s12,
  marginBlockStart: vars.space.s8,
});
