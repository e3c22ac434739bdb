import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const list = style({ display: 'grid' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space.s64} minmax(0, 1fr)`,
  columnGap: vars.space.s16,
  alignItems: 'start',
  paddingBlock: vars.space.s12,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});

export const words = style({ display: 'grid', gap: vars.space.s4 });

export const name = style({
  display: 'block',
  containerType: 'inline-size',
  fontFamily: vars.font.serif,
  fontSize: vars.size.title5,
  lineHeight: vars.leading.snug,
});

/** Not beside the quantity: on a phone there is no room for the longest amounts. */
export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s8,
});

export const total = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const foot = style({ display: 'grid', gap: vars.space.s12, padding: vars.space.s8 });
