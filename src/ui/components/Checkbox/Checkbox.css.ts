import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'grid', gap: vars.space.s8 });

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s12,
  paddingBlock: vars.space.s8,
  cursor: 'pointer',
  justifySelf: 'start',
});

export const box = style({
  flex: 'none',
  width: vars.space.s24,
  height: vars.space.s24,
  accentColor: vars.color.moss,
  cursor: 'pointer',
});

export const label = style({ lineHeight: vars.leading.small });
