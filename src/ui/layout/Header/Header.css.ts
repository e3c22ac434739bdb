import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  zIndex: vars.layer.header,
  background: vars.color.paper,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  // A link was followed to a page that is not at hand (`src/browser/late-pages.ts`).
  selectors: { 'html[data-late] &': { boxShadow: `0 ${vars.line.focus} ${vars.color.moss}` } },
  // The shipping promise scrolls away, the rest is sticky.
  '@media': { [when.tall]: { position: 'sticky', insetBlockStart: `calc(-1 * ${vars.header.bar})` } },
});

export const promise = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.s24,
  minHeight: vars.header.bar,
  paddingInline: vars.space.gutter,
  color: vars.color.onMoss,
  background: vars.color.moss,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.label,
  textAlign: 'center',
});

export const secondPromise = style({
  display: 'none',
  '@media': { [from.tablet]: { display: 'inline' } },
});

export const row = style({
  display: 'flex',
  // At twice the text size a small phone has no room for both.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s4,
  minHeight: vars.header.height,
  paddingBlock: vars.space.s4,
  '@media': {
    [from.phone]: { columnGap: vars.space.s16 },
    [from.tablet]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr' },
  },
});

export const menu = style({
  display: 'none',
  '@media': { [from.tablet]: { display: 'block' } },
});

export const menuList = style({
  display: 'flex',
  // At twice the text size a tablet has no room for all in one line.
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.s24,
  '@media': { [from.desktop]: { columnGap: vars.space.s40 } },
});

export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target.main,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  textUnderlineOffset: '0.5em',
  textDecorationThickness: vars.line.hair,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.moss, textDecoration: 'underline', textDecorationThickness: vars.line.hair },
    '&[aria-current=page]': { textDecoration: 'underline', textDecorationThickness: vars.line.bold },
  },
});

/** The icons' padding reaches into the gutter, so that they align with it visually. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${vars.space.s12})`,
});

export const tool = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.target.main,
  height: vars.target.main,
  borderRadius: vars.radius.round,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:hover': { background: vars.color.mossPale } },
});

/** With room for it, it looks like the box that it opens. */
export const search = style([
  tool,
  {
    '@media': {
      [from.wide]: {
        justifyContent: 'flex-start',
        gap: vars.space.s8,
        width: '10rem',
        paddingInline: vars.space.s12,
        marginInlineEnd: vars.space.s8,
        color: vars.color.inkSoft,
        border: `${vars.line.hair} solid ${vars.color.edge}`,
        borderRadius: vars.radius.small,
      },
    },
  },
]);

export const searchWords = style({
  display: 'none',
  '@media': { [from.wide]: { display: 'flex', flex: 1, justifyContent: 'space-between', gap: vars.space.s12 } },
});

export const key = style({ fontFamily: 'inherit', fontSize: vars.size.small });

export const wishlist = style({
  display: 'none',
  '@media': { [from.phone]: { display: 'block' } },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: vars.space.s4,
  insetInlineEnd: vars.space.s2,
  minWidth: '1.54em',
  paddingInline: vars.space.s4,
  color: vars.color.onMoss,
  background: vars.color.moss,
  borderRadius: vars.radius.round,
  // Larger, it would hide the bag.
  fontSize: `min(${vars.size.tiny}, 18px)`,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.54,
  textAlign: 'center',
});

/** Beside the bag. The smallest phones have no room for it: their menu has it too. */
export const miniCart = style({
  display: 'none',
  minHeight: vars.target.main,
  flex: 'none',
  paddingInline: vars.space.s8,
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
  borderRadius: vars.radius.small,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:hover': { background: vars.color.mossPale } },
  '@media': { '(min-width: 23.4em)': { display: 'block' } },
});

export const menuButton = style({
  display: 'block',
  '@media': { [from.tablet]: { display: 'none' } },
});
