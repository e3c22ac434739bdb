import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const form = style({ display: 'grid', gap: vars.space.s32, maxWidth: vars.width.form });

export const sample = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  padding: vars.space.s20,
  background: vars.color.mossPale,
  borderRadius: vars.radius.normal,
});

export const sampleWords = style({ flex: '1 1 14rem' });

export const number = style({ position: 'relative' });

/** At the end of the label's line, so that the brand shifts nothing when it appears. */
export const brand = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s16,
  alignItems: 'start',
});

export const action = style({ display: 'grid', gap: vars.space.s16, paddingBlockStart: vars.space.s8 });
