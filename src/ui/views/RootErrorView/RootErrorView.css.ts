import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s24,
  maxWidth: '40rem',
  padding: `${vars.space.s64} ${vars.space.gutter}`,
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title1,
  lineHeight: vars.leading.title,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s24, lineHeight: vars.target.main });
