import { style } from '@vanilla-extract/css';

import { from, when } from '#ui/theme/breakpoints';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s12,
  '@media': {
    [from.wide]: { gridTemplateColumns: `${vars.space.s96} minmax(0, 1fr)`, gap: vars.space.s16, alignItems: 'start' },
    [when.printed]: { gridTemplateColumns: 'minmax(0, 20rem)' },
  },
});

/** Full width on a phone. */
export const main = style({
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  '@media': { [from.tablet]: { marginInline: 0 }, [from.wide]: { order: 1 } },
});

/** A status below the picture; unlike the picture it keeps the gutters. */
export const said = style({
  paddingInline: vars.space.gutter,
  selectors: { '[data-mode=failed] + &': { paddingBlockStart: vars.space.s12 } },
  '@media': { [from.tablet]: { paddingInline: 0 } },
});

/** Positions what is on top of the picture. */
export const stage = style({ position: 'relative', background: vars.color.ground, containerType: 'inline-size' });

/** The picture's frame: enlarged, it scrolls inside. */
export const frame = style({
  aspectRatio: '1',
  overflow: 'hidden',
  selectors: { '[data-mode=closer] > &': { overflow: 'auto', overscrollBehavior: 'contain' } },
});

export const picture = style({ selectors: { '[data-mode=closer] &': { width: '200%' } } });

const pill = style({
  position: 'absolute',
  insetBlockEnd: vars.space.s16,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minHeight: vars.target.small,
  paddingInline: vars.space.s16,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  background: vars.color.veil,
  borderRadius: vars.radius.small,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:hover': { background: vars.color.paper } },
  '@media': { [when.printed]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

/** Above the button that covers the picture; hidden with reduced motion. */
export const turn = style([
  pill,
  { insetInlineStart: vars.space.s16, zIndex: 1, '@media': { [when.reducedMotion]: { display: 'none' } } },
]);

/** An alternative to dragging. */
export const turners = style({
  position: 'absolute',
  insetBlockEnd: vars.space.s16,
  insetInlineEnd: vars.space.s16,
  zIndex: 1,
  display: 'flex',
  gap: vars.space.s8,
  '@media': { [when.reducedMotion]: { display: 'none' }, [when.printed]: { display: 'none' } },
});

export const turner = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.target.main,
  height: vars.target.main,
  background: vars.color.veil,
  borderRadius: vars.radius.small,
  touchAction: 'manipulation',
  selectors: { '&:hover': { background: vars.color.paper } },
});

/** Covers the whole picture, so that a click anywhere reaches it. */
const wholePicture = style({
  insetInlineEnd: vars.space.s16,
  selectors: {
    '&:not([aria-pressed=true])::before': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: `calc(-1 * ${vars.space.s16})`,
      insetInlineEnd: `calc(-1 * ${vars.space.s16})`,
      width: '100cqw',
      height: '100cqw',
      cursor: 'zoom-in',
    },
  },
});

/** Small screens, which have no preview. */
export const closer = style([pill, wholePicture, { '@media': { [from.desktop]: { display: 'none' } } }]);

/** Large screens only. */
export const preview = style([pill, wholePicture, { '@media': { '(max-width: 63.99em)': { display: 'none' } } }]);

export const thumbnails = style({
  display: 'flex',
  gap: vars.space.s12,
  '@media': { [from.wide]: { flexDirection: 'column' }, [when.printed]: { display: 'none' } },
});

export const thumbnailPlace = style({
  flex: `0 1 ${vars.space.s96}`,
  minWidth: 0,
  '@media': { [from.wide]: { flex: 'none' } },
});

export const thumbnail = style({
  display: 'block',
  width: '100%',
  paddingBlockEnd: vars.space.s4,
  borderBlockEnd: `${vars.line.bold} solid transparent`,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.line },
    '&[aria-current=true]': { borderColor: vars.color.ink },
  },
  '@media': {
    [when.forcedColors]: { selectors: { '&[aria-current=true]': { outline: `${vars.line.bold} solid Highlight` } } },
  },
});
