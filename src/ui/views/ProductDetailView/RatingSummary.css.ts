import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s24,
  alignItems: 'center',
  '@media': { [from.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.s48 } },
});

export const rate = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s8 });

export const figure = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title1,
  lineHeight: vars.leading.hero,
  fontVariantNumeric: 'lining-nums',
});

export const of = style({
  marginInlineStart: vars.space.s8,
  color: vars.color.inkSoft,
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
});

export const count = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
});

export const rows = style({
  display: 'grid',
  gap: vars.space.s4,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.75rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s12,
});

export const stars = style({ color: vars.color.inkSoft });

export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 2rem',
  alignItems: 'center',
  gap: vars.space.s12,
});

export const bar = style({ width: '100%', height: vars.space.s4 });

export const ground = style({ fill: vars.color.line });

export const filled = style({
  fill: vars.color.brass,
  '@media': { [when.forcedColors]: { fill: 'CanvasText' } },
});

export const number = style({ textAlign: 'end' });
