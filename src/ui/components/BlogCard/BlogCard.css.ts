import { style, styleVariants } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

const base = style({ textDecoration: 'none', outlineOffset: vars.space.s4 });

export const link = styleVariants({
  /** Picture above text. */
  upright: [base, { display: 'grid', gap: vars.space.s20, alignContent: 'start', height: '100%' }],
  /** A small picture beside text, for a list. */
  sideways: [
    base,
    {
      display: 'grid',
      gap: vars.space.s16,
      gridTemplateColumns: 'minmax(104px, 2fr) 3fr',
      alignItems: 'center',
      '@media': { [from.tablet]: { gap: vars.space.s24 } },
    },
  ],
  /** The featured post: a large picture, text below or beside. */
  featured: [base, { display: 'grid', gap: vars.space.s24 }],
});

export const words = style({ display: 'grid', gap: vars.space.s12, justifyItems: 'start', alignContent: 'start' });

const name = style({
  fontFamily: vars.font.serif,
  letterSpacing: vars.tracking.title,
  textWrap: 'balance',
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: vars.line.hair,
  textUnderlineOffset: '0.2em',
  transition: `text-decoration-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { 'a:hover &': { textDecorationColor: 'currentColor' } },
});

export const headline = styleVariants({
  upright: [name, { fontSize: vars.size.title3, lineHeight: vars.leading.snug }],
  sideways: [name, { fontSize: vars.size.title4, lineHeight: vars.leading.snug }],
  featured: [name, { fontSize: vars.size.title2, lineHeight: vars.leading.title }],
});

/** A long byline breaks after the bullet. */
export const unbroken = style({ display: 'inline-block' });

export const byline = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.s8,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});
