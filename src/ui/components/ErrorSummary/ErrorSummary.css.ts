import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s12,
  padding: vars.space.s24,
  background: vars.color.surface,
  border: `${vars.line.bold} solid ${vars.color.failed}`,
  borderRadius: vars.radius.small,
});

export const list = style({ display: 'grid', gap: vars.space.s4 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.least,
  color: vars.color.failed,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { textDecorationThickness: vars.line.bold } },
});
