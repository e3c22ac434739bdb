import { style, styleVariants } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const figure = style({ display: 'grid', gap: vars.space.s16, margin: 0, minWidth: 0 });

export const drawing = style({ display: 'block', width: '100%', maxWidth: '28rem', maxHeight: '30rem' });

const lines = { stroke: vars.color.ink, '@media': { [when.forcedColors]: { stroke: 'CanvasText' } } };

/** Lines keep their width in rooms of any size. */
export const floor = style({ ...lines, fill: vars.color.surface, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' });

const box = style({ ...lines, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

export const piece = styleVariants({
  flat: [box, { fill: vars.color.paper, strokeDasharray: '4 3' }],
  standing: [box, { fill: vars.color.ground }],
});

export const number = style({
  fill: vars.color.ink,
  fontFamily: vars.font.sans,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
  dominantBaseline: 'middle',
  '@media': { [when.forcedColors]: { fill: 'CanvasText' } },
});

export const words = style({ display: 'grid', gap: vars.space.s12, fontSize: vars.size.small });

export const list = style({ paddingInlineStart: vars.space.s24, listStyle: 'decimal' });

export const missing = style({ color: vars.color.clay });
