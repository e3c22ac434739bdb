import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

import { swatchColours } from './swatch-colours';

/** Colours are told apart by an attribute: a class name for each would be in the scripts of every page with cards. */
export const dot = style({
  flex: 'none',
  display: 'inline-block',
  width: vars.space.s12,
  height: vars.space.s12,
  border: `${vars.line.hair} solid ${vars.color.edge}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  selectors: Object.fromEntries(
    Object.entries(swatchColours).map(([colour, backgroundColor]) => [
      `&[data-swatch="${colour}"]`,
      { backgroundColor },
    ]),
  ),
});
