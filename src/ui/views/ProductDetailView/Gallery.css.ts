import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s4,
  '@media': {
    [from.desktop]: { gridTemplateColumns: `${vars.space.s64} minmax(0, 1fr)`, gap: vars.space.s16 },
    [when.printed]: { gridTemplateColumns: 'minmax(0, 20rem)' },
  },
});

/** Full width on a phone; on a desk in its place before the small pictures beside it are read. */
export const main = style({
  minWidth: 0,
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  '@media': { [from.tablet]: { marginInline: 0 }, [from.desktop]: { gridArea: '1 / 2' } },
});

/** One picture, or all of them: the chosen one as wide as two others. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.s16 },
    [when.printed]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** On top of the chosen picture; presses go through it. */
export const tools = style({
  gridArea: '1 / 1',
  position: 'relative',
  pointerEvents: 'none',
  '@media': { [from.desktop]: { gridArea: '1 / 1 / 2 / -1' } },
});

globalStyle(`${tools} > *`, { pointerEvents: 'auto' });

/** Above the picture, where it is seen however many pictures are below. On a phone its words begin where the page's do. */
export const said = style({
  position: 'absolute',
  insetBlockStart: vars.space.s16,
  insetInline: `calc(${vars.space.gutter} - ${vars.space.s12})`,
  zIndex: 1,
  '@media': {
    [from.tablet]: { insetInline: vars.space.s16 },
    [from.desktop]: { insetBlockStart: vars.space.s80 },
  },
  selectors: {
    '[data-mode=failed] &': {
      padding: `${vars.space.s8} ${vars.space.s12}`,
      background: vars.color.paper,
      borderRadius: vars.radius.small,
    },
  },
});

/** A picture on a desk goes beyond the first screen. */
const atTop = { insetBlockStart: vars.space.s16, insetBlockEnd: 'auto' } as const;

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
  '@media': {
    [from.desktop]: atTop,
    [when.printed]: { display: 'none' },
    [when.unscripted]: { display: 'none' },
  },
});

/** Above the turning product; hidden with reduced motion. */
export const turn = style([
  pill,
  { insetInlineStart: vars.space.s16, zIndex: 1, '@media': { [when.reducedMotion]: { display: 'none' } } },
]);

const pair = style({
  position: 'absolute',
  insetBlockEnd: vars.space.s16,
  zIndex: 1,
  display: 'flex',
  gap: vars.space.s8,
  '@media': { [from.desktop]: atTop, [when.printed]: { display: 'none' } },
});

/** An alternative to dragging. */
export const turners = style([
  pair,
  { insetInlineEnd: vars.space.s16, '@media': { [when.reducedMotion]: { display: 'none' } } },
]);

/** An alternative to two fingers. */
export const zoomers = style([pair, { insetInlineStart: vars.space.s16 }]);

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.target.main,
  height: vars.target.main,
  background: vars.color.veil,
  borderRadius: vars.radius.small,
  touchAction: 'manipulation',
  selectors: { '&:hover': { background: vars.color.paper } },
});

const atEnd = style({ insetInlineEnd: vars.space.s16 });

/** Small screens, which have no preview. */
export const closer = style([pill, atEnd, { '@media': { [from.desktop]: { display: 'none' } } }]);

/** Large screens only. */
export const preview = style([pill, atEnd, { '@media': { '(max-width: 63.99em)': { display: 'none' } } }]);

/** On a phone lines below the picture; on a desk small pictures beside it, that stay in view. */
export const thumbnails = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.s8,
  '@media': {
    [from.desktop]: {
      gridArea: '1 / 1',
      flexDirection: 'column',
      justifyContent: 'start',
      gap: vars.space.s12,
      alignSelf: 'start',
    },
    [`${from.desktop} and ${when.tall}`]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.header.height} + ${vars.space.s24})`,
    },
    [when.printed]: { display: 'none' },
  },
});

export const thumbnailPlace = style({
  flex: `0 1 ${vars.space.s64}`,
  minWidth: 0,
  '@media': { [from.desktop]: { flex: 'none' } },
});

export const thumbnail = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.space.s32,
  '@media': { [from.desktop]: { display: 'block' } },
  selectors: {
    '&::after': {
      content: '""',
      display: 'block',
      width: '100%',
      borderBlockEnd: `${vars.line.bold} solid ${vars.color.line}`,
      transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
    },
    '&:hover::after': { borderColor: vars.color.edge },
    '&[aria-current=true]::after': { borderColor: vars.color.ink },
  },
});

globalStyle(`${thumbnail} > *`, {
  display: 'none',
  '@media': { [from.desktop]: { display: 'block', marginBlockEnd: vars.space.s4 } },
});

globalStyle(`${thumbnail}[aria-current=true]`, {
  '@media': { [when.forcedColors]: { outline: `${vars.line.bold} solid Highlight` } },
});
