import { style } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const drawing = style({ display: 'block', maxWidth: '100%', height: 'auto' });

const lines = { stroke: vars.color.ink, strokeWidth: 1, '@media': { [when.forcedColors]: { stroke: 'CanvasText' } } };

export const piece = style({ ...lines, fill: vars.color.ground });

export const person = style({
  fill: vars.color.line,
  '@media': { [when.forcedColors]: { fill: 'none', stroke: 'CanvasText' } },
});

export const head = style({ stroke: vars.color.paper });

export const floor = style({ ...lines, stroke: vars.color.line });

const words = {
  fontFamily: vars.font.sans,
  fontSize: '13px',
  '@media': { [when.forcedColors]: { fill: 'CanvasText' } },
};

export const size = style({ ...words, fill: vars.color.ink, fontVariantNumeric: 'tabular-nums' });

export const view = style({ ...words, fill: vars.color.inkSoft });
