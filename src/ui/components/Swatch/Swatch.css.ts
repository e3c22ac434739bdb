import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

import { swatchColours } from './swatch-colours';

const dot = style({
  flex: 'none',
  display: 'inline-block',
  width: vars.space.s12,
  height: vars.space.s12,
  border: `${vars.line.hair} solid ${vars.color.edge}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const colour = styleVariants(swatchColours, (backgroundColor) => [dot, { backgroundColor }]);
