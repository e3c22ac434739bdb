import { style, styleVariants } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const root = styleVariants({
  /** Amounts aligned at the end. */
  totals: { display: 'grid' },
  /** A small table. */
  facts: {
    display: 'grid',
    borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
    '@media': { [when.printed]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space.s32 } },
  },
});

const base = style({
  display: 'grid',
  columnGap: vars.space.s24,
  alignItems: 'baseline',
  paddingBlock: vars.space.s8,
  '@media': {
    [from.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [when.printed]: { paddingBlock: vars.space.s4 },
  },
  selectors: {
    '&[data-weight=total]': {
      marginBlockStart: vars.space.s8,
      paddingBlockStart: vars.space.s16,
      fontFamily: vars.font.serif,
      fontSize: vars.size.title4,
      lineHeight: vars.leading.snug,
      borderBlockStart: `${vars.line.hair} solid ${vars.color.ink}`,
    },
    '&[data-weight=saving]': { color: vars.color.clay },
  },
});

export const row = styleVariants({
  totals: [base, { gridTemplateColumns: '1fr auto' }],
  facts: [
    base,
    {
      gridTemplateColumns: 'minmax(6rem, 1fr) 2fr',
      paddingBlock: vars.space.s12,
      fontSize: vars.size.small,
      lineHeight: vars.leading.small,
      borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
      '@media': { [when.printed]: { paddingBlock: vars.space.s4 } },
    },
  ],
});

export const term = styleVariants({ totals: {}, facts: { color: vars.color.inkSoft } });

export const detail = styleVariants({
  totals: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  /** An email address can be longer than its column. */
  facts: { minWidth: 0, overflowWrap: 'anywhere' },
});
