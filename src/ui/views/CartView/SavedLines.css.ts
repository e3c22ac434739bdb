import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const list = style({
  marginBlockStart: vars.space.s16,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'min(6.5rem, 34%) minmax(0, 1fr)',
  columnGap: vars.space.s16,
  alignItems: 'start',
  paddingBlock: vars.space.s24,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

export const words = style({ display: 'grid', gap: vars.space.s4, justifyItems: 'start' });

export const name = style({
  justifySelf: 'stretch',
  containerType: 'inline-size',
  fontFamily: vars.font.serif,
  fontSize: vars.size.title5,
  lineHeight: vars.leading.snug,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s20,
  rowGap: vars.space.s4,
});
