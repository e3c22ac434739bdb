import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const head = style({
  display: 'grid',
  gap: vars.space.s32,
  paddingBlock: `clamp(${vars.space.s32}, 5vw, ${vars.space.s64}) clamp(${vars.space.s32}, 4vw, ${vars.space.s48})`,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s64,
  alignItems: 'start',
  alignContent: 'start',
  // The few words on an empty cart leave the footer where the form had it: out of sight.
  minHeight: '70svh',
  paddingBlockEnd: vars.space.section,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      columnGap: `clamp(${vars.space.s48}, 7vw, ${vars.space.s128})`,
    },
  },
});

export const aside = style({
  minWidth: 0,
  '@media': {
    [`${from.desktop} and ${when.tall}`]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.header.height} + ${vars.space.s24})`,
    },
  },
});
