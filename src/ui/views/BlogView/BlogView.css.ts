import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

const hairline = `${vars.line.hair} solid ${vars.color.line}`;

export const front = style({
  display: 'grid',
  gap: `${vars.space.s48} ${vars.space.column}`,
  paddingBlockStart: vars.space.heading,
  borderBlockStart: hairline,
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.s64 } },
});

export const featured = style({ display: 'grid', gap: vars.space.s16, alignContent: 'start' });

/** Posts in a list; beside the featured one they share its height. */
export const beside = style({
  display: 'grid',
  '@media': { [from.desktop]: { alignContent: 'space-between' } },
});

export const entry = style({
  display: 'grid',
  gap: vars.space.s16,
  paddingBlock: vars.space.s20,
  borderBlockStart: hairline,
  selectors: {
    '&:last-child': { borderBlockEnd: hairline },
  },
  '@media': {
    [from.tablet]: { paddingBlock: vars.space.s32 },
    [from.desktop]: {
      selectors: {
        '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 },
        '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 },
      },
    },
  },
});

export const more = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: vars.space.row });

export const moreButton = style({ '@media': { [when.unscripted]: { display: 'none' } } });

export const heldList = style({ display: 'grid', gap: vars.space.s12 });

globalStyle(`${more} noscript`, { width: '100%' });
