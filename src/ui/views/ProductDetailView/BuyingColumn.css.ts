import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s16,
  '@media': { [from.tablet]: { gap: vars.space.s32 } },
});

/** On a phone the first screen goes as far as Add to Cart. */
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s8,
  '@media': { [from.tablet]: { gap: vars.space.s16 } },
});

globalStyle(`${words} > h1`, { justifySelf: 'stretch', containerType: 'inline-size' });

export const money = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s16,
  rowGap: vars.space.s8,
});

/** The buttons go below the quantity where they have too little room beside it. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12 });

export const stock = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  selectors: { '&[data-scarce=true]': { color: vars.color.clay, fontWeight: vars.weight.medium } },
});

export const buttons = style({
  flex: '1 1 12rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.s12,
});

export const soldOut = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s16,
});

export const soldOutWords = style({ display: 'grid', gap: vars.space.s8 });

export const soldOutTitle = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  lineHeight: vars.leading.snug,
  color: vars.color.clay,
});

export const small = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});

export const promises = style({ borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` });

export const promise = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s12,
  paddingBlock: vars.space.s16,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  textWrap: 'pretty',
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

export const icon = style({ color: vars.color.moss });

export const dates = style({ display: 'block', color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' });
