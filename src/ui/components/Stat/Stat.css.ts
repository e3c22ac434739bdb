import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.s12,
  paddingBlockStart: vars.space.s20,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.edge}`,
});

export const value = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.hero,
  lineHeight: vars.leading.hero,
  letterSpacing: vars.tracking.hero,
  fontVariantNumeric: 'lining-nums',
});

export const label = style({ color: vars.color.inkSoft, lineHeight: vars.leading.snug, maxWidth: '20ch' });
