import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

import * as field from '../Field/Field.css';

export const control = style([field.control, { paddingInlineEnd: vars.space.s48, fontVariantNumeric: 'tabular-nums' }]);

/** Invisible: only the anchor of the browser's picker. */
export const picker = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  width: '100%',
  height: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
