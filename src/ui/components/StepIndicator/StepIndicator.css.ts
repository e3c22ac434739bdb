import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const list = style({
  display: 'grid',
  columnGap: vars.space.s8,
  '@media': {
    [from.narrow]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
    [from.phone]: { columnGap: vars.space.s16 },
  },
});

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s8,
  paddingBlockStart: vars.space.s12,
  color: vars.color.inkSoft,
  borderBlockStart: `${vars.line.bold} solid ${vars.color.line}`,
  selectors: {
    '&[data-state=done]': { borderBlockStartColor: vars.color.moss, color: vars.color.ink },
    '&[aria-current=step]': { borderBlockStartColor: vars.color.moss, color: vars.color.ink },
    '&[data-state=missing]': { borderBlockStartColor: vars.color.clay, color: vars.color.ink },
  },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minHeight: vars.target.least,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  selectors: { '[aria-current=step] > &': { fontWeight: vars.weight.strong } },
});

export const place = style({
  display: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.phone]: { display: 'inline' } },
});

export const mark = style({
  flex: 'none',
  color: vars.color.moss,
  selectors: { '[data-state=missing] &': { color: vars.color.clay } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.least,
  textUnderlineOffset: '0.28em',
  textDecorationThickness: vars.line.hair,
  selectors: { '&:hover': { color: vars.color.moss, textDecorationThickness: vars.line.bold } },
});

export const note = style({
  color: vars.color.clay,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.small,
  // Who has kept something is mostly in the middle of the checkout: a note that goes would move the form.
  selectors: { '[data-settling~=stored] &': { display: 'none' } },
});
