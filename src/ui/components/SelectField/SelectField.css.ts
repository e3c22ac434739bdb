import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

import * as field from '../Field/Field.css';

export const control = style([field.control, { paddingInlineEnd: vars.space.s48, cursor: 'pointer' }]);

export const frame = style({ position: 'relative' });

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.s16,
  marginBlock: 'auto',
  pointerEvents: 'none',
});

/** Label and select on one line, for a list's order. */
export const beside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  fontSize: vars.size.small,
});

export const besideLabel = style({ flex: 'none', color: vars.color.inkSoft });

export const besideControl = style([control, { minHeight: vars.target.small, paddingBlock: vars.space.s8 }]);
