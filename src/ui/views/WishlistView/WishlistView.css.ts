import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  alignContent: 'start',
  // A shorter stored list must not move the footer into view.
  minHeight: '100svh',
  gap: vars.space.heading,
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space.section}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s32,
  rowGap: vars.space.s12,
});

export const listTools = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s16 });

export const words = style({ display: 'grid', gap: vars.space.s8 });

/** Controls of items in a row are aligned, however long the names are. */
export const item = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s8 });

export const tools = style({ display: 'grid', gap: vars.space.s4, marginBlockStart: 'auto' });

/** At the button's position. */
export const soldOut = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.target.small,
  color: vars.color.clay,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  borderBlock: `${vars.line.hair} solid ${vars.color.line}`,
});
