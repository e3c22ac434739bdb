import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.main,
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  lineHeight: vars.leading.hero,
  letterSpacing: vars.tracking.hero,
  textDecoration: 'none',
  overflowWrap: 'normal',
});
