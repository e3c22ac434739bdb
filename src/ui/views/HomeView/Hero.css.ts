import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

/** The start of the page's content, but never past the empty part of the wall. */
const inset = `min(max(${vars.space.gutter}, (100vw - ${vars.width.page}) / 2), 12.5vw)`;

/**
 * On a desktop everything scales with the picture's width, so that the text stays on the wall: the fig begins at 29 %
 * of the width and 19 % from the top, the prints at 57 %. Overflow is cropped at the rug.
 */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: { height: `clamp(52.5vw, 100svh - ${vars.header.height} - ${vars.header.bar}, 62vw)` },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space.s24,
  padding: `${vars.space.s40} ${vars.space.gutter}`,
  '@media': {
    [from.tablet]: { paddingBlock: vars.space.s64 },
    [from.desktop]: {
      position: 'relative',
      zIndex: 1,
      gridArea: '1 / 1',
      alignContent: 'start',
      gap: 'min(2.2vw, 40px)',
      paddingBlock: 'min(3.6vw, 80px) 0',
      paddingInline: `${inset} 0`,
    },
  },
});

export const headline = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.hero,
  lineHeight: vars.leading.hero,
  letterSpacing: vars.tracking.hero,
  textWrap: 'balance',
  '@media': {
    [from.tablet]: { maxWidth: '14em' },
    [from.desktop]: { fontSize: `min(${vars.size.hero}, 5.2vw)`, maxWidth: `calc(56vw - ${inset})` },
  },
});

export const aside = style({
  display: 'grid',
  gap: vars.space.s24,
  '@media': {
    [from.tablet]: { maxWidth: vars.width.form },
    [from.desktop]: { width: `calc(27.2vw - ${inset})`, maxWidth: '24rem', minWidth: '15rem' },
  },
});

export const picture = style({
  minWidth: 0,
  minHeight: 0,
  aspectRatio: '1',
  '@media': {
    [from.tablet]: { aspectRatio: '16 / 10' },
    [from.desktop]: { gridArea: '1 / 1', aspectRatio: 'auto', height: '100%' },
  },
});

globalStyle(`${picture} img`, {
  objectPosition: '100% 100%',
  '@media': { [from.desktop]: { objectPosition: '50% 0' } },
});
