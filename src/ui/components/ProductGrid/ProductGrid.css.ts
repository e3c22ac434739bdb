import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

/** About as high as a card: a square picture and its facts. */
export const place = style({ paddingBlockEnd: `calc(100% + 2 * ${vars.space.s64})` });

/** As high as a card of the long grid, which is the container: most have one line for the name. */
const cardHeight = (columns: number) =>
  `auto calc((100cqi - ${columns - 1} * ${vars.space.column}) / ${columns} + 2.6 * ${vars.space.s64})`;

/** Keeps the height it is laid out with. */
export const laidOut = style({
  containIntrinsicBlockSize: cardHeight(2),
  '@media': {
    [from.tablet]: { containIntrinsicBlockSize: cardHeight(3) },
    [from.wide]: { containIntrinsicBlockSize: cardHeight(4) },
  },
});

/** Room for what is drawn around a card, such as the ring of focus: nothing outside its box would be seen. */
const around = vars.space.s8;

/** Laid out when it comes near the screen; until then as high as it was, or as a card mostly is. */
export const waiting = style([
  laidOut,
  {
    contentVisibility: 'auto',
    margin: `calc(-1 * ${around})`,
    padding: around,
    '@media': { [`${when.printed}, ${when.unscripted}`]: { contentVisibility: 'visible' } },
  },
]);
