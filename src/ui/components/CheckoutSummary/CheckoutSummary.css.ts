import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s24,
  padding: `clamp(${vars.space.s20}, 3vw, ${vars.space.s32})`,
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.normal,
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s16,
});

export const lines = style({ containerType: 'inline-size' });

export const table = style({ fontSize: vars.size.small, lineHeight: vars.leading.small });

/** A name has a line of its own, so that its words stay whole. */
globalStyle(`${table} tr`, { '@media': { [from.largeText]: { display: 'flex', flexWrap: 'wrap' } } });

const cell = style({
  paddingBlock: vars.space.s12,
  verticalAlign: 'middle',
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

export const product = style([
  cell,
  {
    paddingInlineEnd: vars.space.s12,
    '@media': { [from.largeText]: { width: '100%', paddingBlockEnd: 0, borderBlockEnd: 0 } },
  },
]);

export const words = style({ display: 'flex', alignItems: 'center', gap: vars.space.s16, minWidth: 0 });

/** The name is the container that its words ask. */
globalStyle(`${words} > :last-child`, { flex: 1, containerType: 'inline-size' });

/** On a narrow screen the names need the space. */
export const picture = style({
  flex: 'none',
  width: vars.space.s64,
  '@container': { '(max-width: 17rem)': { display: 'none' } },
});

export const qty = style([
  cell,
  {
    flex: 1,
    width: vars.space.s40,
    paddingInlineEnd: vars.space.s12,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const amount = style([
  cell,
  {
    flexBasis: 'max-content',
    width: vars.space.s80,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
]);
