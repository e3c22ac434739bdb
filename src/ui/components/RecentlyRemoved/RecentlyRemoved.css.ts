import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s12,
  maxWidth: vars.width.text,
  marginBlockEnd: vars.space.s64,
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s16,
  alignItems: 'center',
  paddingBlock: vars.space.s12,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space.s16,
});
