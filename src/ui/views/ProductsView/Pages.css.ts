import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s8,
  paddingBlockStart: vars.space.s48,
});

export const place = style({ display: 'flex', alignItems: 'center', gap: vars.space.s8 });

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.target.main,
  minHeight: vars.target.main,
  paddingInline: vars.space.s8,
  color: vars.color.ink,
  textDecoration: 'none',
  border: `${vars.line.hair} solid transparent`,
  borderRadius: vars.radius.round,
  selectors: {
    '&:hover': { borderColor: vars.color.edge },
    '&[aria-current=page]': { borderColor: vars.color.ink },
  },
});
