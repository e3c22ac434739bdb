import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"bar bar bar" "back picture next"',
  height: '100%',
  columnGap: vars.space.s24,
  paddingInline: vars.space.s24,
  paddingBlockEnd: vars.space.s24,
});

export const bar = style({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s24,
  paddingBlock: vars.space.s12,
});

export const title = style({ fontFamily: vars.font.serif, fontSize: vars.size.title4, lineHeight: vars.leading.snug });

export const place = style({
  marginInlineStart: 'auto',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const back = style({ gridArea: 'back', alignSelf: 'center' });

export const next = style({ gridArea: 'next', alignSelf: 'center' });

/** A square as large as the window allows, and no larger than the largest file. */
export const picture = style({
  gridArea: 'picture',
  position: 'relative',
  placeSelf: 'center',
  aspectRatio: '1',
  width: `min(100%, 1200px, calc(100dvh - ${vars.space.s128}))`,
});
