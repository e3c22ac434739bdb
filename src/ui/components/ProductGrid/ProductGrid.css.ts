import { style } from '@vanilla-extract/css';

import { from, when } from '#ui/theme/breakpoints';
import { vars } from '#ui/theme/vars.css';

/** About as high as a card: a square picture and its facts. */
export const place = style({ paddingBlockEnd: `calc(100% + 2 * ${vars.space.s64})` });

/** As high as a card of the long grid, which is the container: most have one line for the name. */
const cardHeight = (columns: number) =>
  `auto calc((100cqi - ${columns - 1} * ${vars.space.column}) / ${columns} + 2.6 * ${vars.space.s64})`;

/** Laid out when it comes near the screen. */
export const waiting = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: cardHeight(2),
  '@media': {
    [from.tablet]: { containIntrinsicBlockSize: cardHeight(3) },
    [from.wide]: { containIntrinsicBlockSize: cardHeight(4) },
    [when.printed]: { contentVisibility: 'visible' },
  },
});
