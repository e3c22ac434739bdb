import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minHeight: vars.target.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.moss },
    '&:has(input:checked)': { fontWeight: vars.weight.medium },
  },
});

export const mark = style({
  flex: 'none',
  width: vars.target.least,
  height: vars.target.least,
  accentColor: vars.color.moss,
  cursor: 'pointer',
});

export const count = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
