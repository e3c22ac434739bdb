import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const openers = style({ display: 'grid', gap: vars.space.s8, paddingBlockEnd: vars.space.s16 });

export const list = style({ display: 'grid' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target.large,
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  letterSpacing: vars.tracking.title,
  textDecoration: 'none',
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: {
    '&:hover': { color: vars.color.moss },
    '&[aria-current=page]': { color: vars.color.moss, borderBlockEndColor: vars.color.moss },
  },
});

export const quickList = style({ display: 'grid', paddingBlockStart: vars.space.s24 });

export const quickLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minHeight: vars.target.main,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.moss } },
});
