import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'flex', flexDirection: 'column', height: '100%', background: vars.color.paper });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minHeight: vars.header.height,
  paddingInline: `${vars.space.s24} ${vars.space.s12}`,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

export const body = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.s24,
  paddingBlock: vars.space.s24,
});

export const foot = style({
  flex: 'none',
  padding: vars.space.s16,
  background: vars.color.paper,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});
