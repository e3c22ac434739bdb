import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const root = styleVariants({
  small: [base, { fontSize: vars.size.tiny }],
  normal: [base, { fontSize: vars.size.small }],
});

const row = style({ flex: 'none', color: vars.color.brass, overflow: 'visible' });

export const stars = styleVariants({
  small: [row, { width: '74px', height: '14px' }],
  normal: [row, { width: '96px', height: '18px' }],
});

export const full = style({ fill: 'currentColor' });

export const empty = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.25, strokeLinejoin: 'round' });
