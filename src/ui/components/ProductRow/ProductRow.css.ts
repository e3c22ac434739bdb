import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

/** Full width where it scrolls. */
export const row = style({
  display: 'flex',
  gap: vars.space.s12,
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.s4,
  overflowX: 'auto',
  scrollPaddingInline: vars.space.gutter,
  scrollSnapType: 'x proximity',
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
      columnGap: vars.space.s16,
      overflowX: 'visible',
    },
  },
});

export const place = style({
  flex: 'none',
  width: '9rem',
  scrollSnapAlign: 'start',
  '@media': { [from.desktop]: { width: 'auto' } },
});

export const link = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s4,
  height: '100%',
  textDecoration: 'none',
  outlineOffset: vars.space.s2,
});

export const picture = style({ display: 'block', background: vars.color.ground, marginBlockEnd: vars.space.s4 });

export const name = style({
  containerType: 'inline-size',
  fontFamily: vars.font.serif,
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: vars.line.hair,
  textUnderlineOffset: '0.22em',
  transition: `text-decoration-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${link}:hover &`]: { textDecorationColor: 'currentColor' } },
});

export const price = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
});
