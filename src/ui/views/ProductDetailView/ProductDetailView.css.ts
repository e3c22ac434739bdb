import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const trail = style({
  paddingBlock: vars.space.s12,
  '@media': { [from.tablet]: { paddingBlock: vars.space.s20 } },
});

/** One column on a phone; pictures beside the buying column from a tablet on. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"gallery" "buying" "tabs"',
  rowGap: vars.space.s12,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(17rem, 1fr)',
      gridTemplateAreas: '"gallery buying" "tabs tabs"',
      columnGap: vars.space.s32,
      rowGap: vars.space.s48,
    },
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)',
      gridTemplateAreas: '"gallery buying" "tabs buying"',
      columnGap: 'clamp(40px, 4.5vw, 80px)',
      rowGap: vars.space.s64,
    },
  },
});

export const gallery = style({ gridArea: 'gallery', minWidth: 0 });

/** Sticky beside pictures, description and reviews. */
export const buying = style({
  gridArea: 'buying',
  minWidth: 0,
  '@media': {
    [`${from.desktop} and ${when.tall}`]: {
      position: 'sticky',
      alignSelf: 'start',
      insetBlockStart: `calc(${vars.header.height} + ${vars.space.s24})`,
    },
  },
});

export const tabs = style({
  gridArea: 'tabs',
  minWidth: 0,
  paddingBlockStart: vars.space.s20,
  '@media': { [from.tablet]: { paddingBlockStart: 0 } },
});
