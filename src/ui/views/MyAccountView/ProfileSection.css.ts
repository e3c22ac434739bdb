import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s16,
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s16 });

export const list = style({ display: 'grid', borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` });

export const address = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: vars.space.s8,
  paddingBlock: vars.space.s20,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

export const addressName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s12 });

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const lines = style({ fontStyle: 'normal', fontSize: vars.size.small, lineHeight: vars.leading.small });
