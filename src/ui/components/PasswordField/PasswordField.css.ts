import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

import * as field from '../Field/Field.css';

export const control = style([field.control, { paddingInlineEnd: vars.space.s96 }]);

export const toggle = style({
  minWidth: vars.space.s64,
  minHeight: vars.target.small,
  paddingInline: vars.space.s12,
  color: vars.color.moss,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { background: vars.color.mossPale } },
});
