import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const table = style({ fontSize: vars.size.small, lineHeight: vars.leading.small });

/** A name has a line of its own, so that its words stay whole. */
globalStyle(`${table} tr`, { '@media': { [from.largeText]: { display: 'flex', flexWrap: 'wrap' } } });

export const head = style({ color: vars.color.inkSoft });

const cell = style({
  paddingBlock: vars.space.s12,
  verticalAlign: 'middle',
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': { [when.printed]: { paddingBlock: vars.space.s4 } },
});

export const name = style([
  cell,
  {
    paddingInlineEnd: vars.space.s16,
    overflowWrap: 'anywhere',
    '@media': { [from.largeText]: { width: '100%', paddingBlockEnd: 0, borderBlockEnd: 0 } },
  },
]);

export const product = style({ display: 'flex', alignItems: 'center', gap: vars.space.s16, minWidth: 0 });

export const words = style({ flex: 1, containerType: 'inline-size' });

/** Small in print, so that an order fits a page. */
export const picture = style({
  flex: 'none',
  width: vars.space.s64,
  '@media': { '(max-width: 22em)': { display: 'none' }, [when.printed]: { width: vars.space.s32 } },
});

export const qty = style([
  cell,
  {
    flex: 1,
    width: vars.space.s48,
    paddingInlineEnd: vars.space.s16,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const amount = style([
  cell,
  {
    flexBasis: 'max-content',
    width: vars.space.s96,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
]);
