import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s24,
  padding: `clamp(${vars.space.s20}, 3vw, ${vars.space.s32})`,
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.normal,
});

export const promise = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.s12,
  color: vars.color.moss,
});

export const dates = style({ display: 'block', color: vars.color.inkSoft });

export const mark = style({ marginBlockStart: vars.space.s2 });
