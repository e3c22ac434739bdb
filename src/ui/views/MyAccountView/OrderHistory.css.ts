import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

import { section } from './MyAccountView.css';

/** Below the sticky header where a link leads to it. */
export const history = style([section, { scrollMarginBlockStart: vars.space.s24 }]);

export const list = style({ display: 'grid', borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` });

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s24,
  paddingBlockStart: vars.space.s24,
  fontVariantNumeric: 'tabular-nums',
});

export const order = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: vars.space.s16,
  rowGap: vars.space.s24,
  paddingBlockStart: vars.space.s32,
  '@media': { [from.tablet]: { gridTemplateColumns: '160px minmax(0, 1fr)', columnGap: vars.space.s32 } },
});

export const facts = style({ display: 'grid', gap: vars.space.s12, alignContent: 'start', minWidth: 0 });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s24,
  rowGap: vars.space.s4,
});

/** So wide that on a phone the price is below every name, beside none. */
export const name = style({ flex: '1 1 12rem', display: 'grid', gap: vars.space.s4, containerType: 'inline-size' });

export const orderid = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const price = style({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.s16,
});

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s40,
  rowGap: vars.space.s8,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
});

export const term = style({ color: vars.color.inkSoft });

/** Its bottom border separates two orders. */
export const more = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space.s8, minWidth: 0 });

export const sum = style({ paddingBlockStart: vars.space.s12, color: vars.color.ink });

export const reorderStatus = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s16,
  fontSize: vars.size.small,
});
