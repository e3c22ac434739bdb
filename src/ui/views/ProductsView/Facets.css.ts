import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const legend = style({
  paddingBlockEnd: vars.space.s8,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.small,
});

export const hidden = style({ position: 'absolute', clipPath: 'inset(50%)' });

export const ranges = style({ display: 'grid', gap: vars.space.s16 });

export const range = style({ display: 'flex', alignItems: 'end', gap: vars.space.s8 });

export const end = style({ display: 'grid', flex: 1, minWidth: 0, gap: vars.space.s4, fontSize: vars.size.small });

export const number = style({
  width: '100%',
  minHeight: vars.target.small,
  paddingInline: vars.space.s8,
  border: `${vars.line.hair} solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  background: vars.color.surface,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:user-invalid': { borderColor: vars.color.failed } },
});
