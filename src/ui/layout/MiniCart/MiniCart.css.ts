import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const list = style({ display: 'grid' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space.s80} minmax(0, 1fr) auto`,
  columnGap: vars.space.s16,
  alignItems: 'center',
  paddingBlock: vars.space.s12,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});

export const words = style({ display: 'grid', gap: vars.space.s2, justifyItems: 'start' });

export const name = style({ fontFamily: vars.font.serif, fontSize: vars.size.title5, lineHeight: vars.leading.snug });

export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const foot = style({ display: 'grid', gap: vars.space.s12, padding: vars.space.s8 });
