import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({ position: 'relative', display: 'flex', flexDirection: 'column', height: '100%' });

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  textDecoration: 'none',
  outlineOffset: vars.space.s4,
});

export const pictures = style({ position: 'relative', display: 'block', background: vars.color.ground });

/** Fetched on hover only: a lazy picture without a box is not loaded. */
export const hoverPicture = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { [`${root}:hover &`]: { display: 'block', opacity: 1, '@starting-style': { opacity: 0 } } as object },
});

/** Until the second picture has come, or if it never does, the first is seen through it. */
globalStyle(`${hoverPicture} :is(picture, img)`, { background: 'none' });
globalStyle(`${hoverPicture} [data-failed]`, { visibility: 'hidden' });

export const badges = style({
  position: 'absolute',
  insetBlockStart: vars.space.s8,
  insetInlineStart: vars.space.s8,
  // The heart's place.
  insetInlineEnd: vars.target.main,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s4,
  '@media': { [from.tablet]: { insetBlockStart: vars.space.s12, insetInlineStart: vars.space.s12 } },
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s4,
  paddingBlockStart: vars.space.s12,
  '@media': { [from.tablet]: { paddingBlockStart: vars.space.s16 } },
});

export const name = style({
  alignSelf: 'stretch',
  containerType: 'inline-size',
  fontFamily: vars.font.serif,
  fontSize: vars.size.title5,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: vars.line.hair,
  textUnderlineOffset: '0.22em',
  transition: `text-decoration-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${link}:hover &`]: { textDecorationColor: 'currentColor' } },
  '@media': { [from.tablet]: { fontSize: vars.size.title4 } },
});

export const category = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s8,
  color: vars.color.inkSoft,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.small,
});

/** Beside the words, or below them where a card is narrow. */
export const swatches = style({ display: 'flex', gap: vars.space.s4 });

export const money = style({ display: 'flex', paddingBlockStart: vars.space.s2 });

export const heart = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
});
