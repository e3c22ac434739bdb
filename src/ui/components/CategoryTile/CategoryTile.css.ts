import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s16,
  alignContent: 'start',
  textDecoration: 'none',
  outlineOffset: vars.space.s4,
});

export const frame = style({ display: 'block', overflow: 'hidden' });

export const zoom = style({
  display: 'block',
  transition: `scale ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { [`${root}:hover &`]: { scale: '1.015' } },
});

export const words = style({ display: 'grid', gap: vars.space.s4 });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.title,
});

export const arrow = style({
  flex: 'none',
  transition: `translate ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { [`${root}:hover &`]: { translate: vars.space.s4 } },
});

export const line = style({ color: vars.color.inkSoft, fontSize: vars.size.small, lineHeight: vars.leading.small });
