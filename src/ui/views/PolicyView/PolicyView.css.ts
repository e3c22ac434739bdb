import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const head = style({
  display: 'grid',
  gap: vars.space.s24,
  paddingBlockStart: `calc(${vars.space.section} / 2)`,
  paddingBlockEnd: vars.space.heading,
  overflowWrap: 'anywhere',
  '@media': { [when.printed]: { paddingBlock: vars.space.s16 } },
});

export const root = style({
  display: 'grid',
  gap: vars.space.s48,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)',
      columnGap: `calc(${vars.space.section} / 1.5)`,
      alignItems: 'start',
    },
    [when.printed]: { display: 'block' },
  },
});

/** Sticky beside a long text. */
export const contents = style({
  '@media': {
    [`${from.desktop} and ${when.tall}`]: {
      position: 'sticky',
      top: `calc(${vars.header.height} + ${vars.space.s32})`,
    },
  },
});

export const text = style({ minWidth: 0, maxWidth: vars.width.text });

globalStyle(`${text} h2`, {
  scrollMarginBlockStart: vars.space.s32,
  '@media': { [when.printed]: { breakAfter: 'avoid' } },
});

globalStyle(`${text} p`, { textWrap: 'pretty', orphans: 3, widows: 3 });

globalStyle(`${text} > div > h2:first-child`, { marginBlockStart: 0 });

export const rest = style({
  paddingBlockStart: vars.space.heading,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const others = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s8,
  '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s48 } },
});

/** The shop's name in print, where the header is missing. */
export const imprint = style({
  display: 'none',
  '@media': { [when.printed]: { display: 'block', fontFamily: vars.font.serif, fontSize: vars.size.title4 } },
});
