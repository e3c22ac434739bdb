import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target.least,
  minWidth: 0,
  selectors: {
    '&:not(:last-child)::after': { content: '"/" / ""', marginInline: vars.space.s8, color: vars.color.edge },
  },
});

export const current = style({ color: vars.color.ink });
