import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.least,
  color: vars.color.moss,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.28em',
  textDecorationThickness: vars.line.hair,
  selectors: { '&:hover': { textDecorationThickness: vars.line.bold } },
});
