import { globalStyle, style } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

import { bar, button, control, entries } from '../live/Panels.css';
import { ELSEWHERE, ON_A_DESK } from './media';

const SPLITTER = '13px';

/** The desk says by custom properties how wide the panes before its splitters are, in %. */
const columns = (property: string, rest: string) => `minmax(18rem, var(${property})) ${SPLITTER} minmax(${rest}, 1fr)`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  '@media': { [ON_A_DESK]: { height: '100%', gap: 0, gridTemplateColumns: columns('--desk-charts', '38rem') } },
});

const pane = style({ minWidth: 0, '@media': { [ON_A_DESK]: { minHeight: 0 } } });

const scrolling = style([
  pane,
  {
    '@media': {
      [ON_A_DESK]: {
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        scrollPaddingBlock: '8rem',
        containerType: 'size',
        padding: `${vars.space.s12} ${vars.space.s16} ${vars.space.s16}`,
      },
    },
  },
]);

/** Of charts and shop, a smaller window shows one at a time. */
const oneOfTwo = (side: string) => ({
  '@media': { [ELSEWHERE]: { selectors: { [`${root}:not([data-side=${side}]) &`]: { display: 'none' } } } },
});

export const chartsPane = style([scrolling, oneOfTwo('charts')]);

export const live = style([
  pane,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.s16,
    '@media': {
      [ON_A_DESK]: { gap: 0, gridTemplateColumns: columns('--desk-shop', '18rem'), alignContent: 'stretch' },
      [when.printed]: { display: 'none' },
    },
  },
  oneOfTwo('shop'),
]);

export const shopPane = style([
  scrolling,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s12,
  },
]);

export const timelinePane = style([
  scrolling,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space.s12 },
]);

export const splitter = style({
  position: 'relative',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '6px',
      // A border, not a ground: forced colours leave it.
      borderInlineStart: `${vars.line.hair} solid ${vars.color.line}`,
    },
    '&:hover::before, &:focus-visible::before': {
      insetInlineStart: '5px',
      borderInlineStart: `3px solid ${vars.color.moss}`,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
  },
  '@media': { [ELSEWHERE]: { display: 'none' }, [when.printed]: { display: 'none' } },
});

export const sides = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s8,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  paddingBlock: vars.space.s8,
  background: vars.color.paper,
  '@media': { [ON_A_DESK]: { display: 'none' }, [when.printed]: { display: 'none' } },
});

// Two lines of what is active, and no more, so that it is known what the bar covers.
export const where = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});

export const chartsBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s8,
  fontSize: vars.size.small,
  marginBlockEnd: vars.space.s12,
  '@media': { [when.printed]: { display: 'none' } },
});

// Six ways to read a machine stand in one row of a pane.
globalStyle(`${root} [role=tab]`, {
  minHeight: vars.target.small,
  paddingBlock: vars.space.s8,
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
});

globalStyle(`${root} [role=tabpanel]`, { paddingBlockStart: vars.space.s12 });

export const reason = style({
  padding: vars.space.s16,
  color: vars.color.clayDeep,
  background: vars.color.clayPale,
  borderInlineStart: `${vars.line.bold} solid ${vars.color.clay}`,
});

// The timeline scrolls beneath the clock.
globalStyle(`${timelinePane} ${entries}`, {
  '@media': { [ON_A_DESK]: { maxHeight: 'max(14rem, calc(100cqh - 19rem))' } },
});

// Three panes have less room than a page: what one presses is as low as text.
const dense = {
  '@media': { [ON_A_DESK]: { minHeight: '28px', paddingInline: vars.space.s8, fontSize: vars.size.tiny } },
};

globalStyle(`${root} ${button}, ${root} ${control}`, dense);

globalStyle(`${root} ${bar} a, ${root} p[role=status]`, { fontSize: vars.size.small });

// The buttons of a group go on in the line of what stands before it.
globalStyle(`${chartsBar} > ${bar}`, { display: 'contents' });

globalStyle(`${root} ${bar}`, { '@media': { [ON_A_DESK]: { columnGap: vars.space.s8, rowGap: vars.space.s4 } } });

/** As `ROW_PX` of the system map. */
const ROW = '30px';

export const map = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 });

/** Actors stand one below the other, so that the arrows beside them know where; a long one is cut. */
export const mapRows = style({ position: 'relative', display: 'grid', gridAutoRows: ROW, alignItems: 'center' });

export const mapRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minWidth: 0,
  paddingInlineEnd: '8rem',
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
  selectors: {
    '&:not([data-status=active])': { color: vars.color.inkSoft, textDecoration: 'line-through' },
    '&[data-moved]': { background: vars.color.clayPale },
    '&[data-watched]': { background: vars.color.mossPale },
  },
});

export const mapName = style({
  minHeight: vars.target.least,
  paddingInline: vars.space.s4,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const mapState = style({
  overflow: 'hidden',
  color: vars.color.inkSoft,
  fontSize: vars.size.tiny,
  textOverflow: 'ellipsis',
});

export const mapArrows = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '8rem',
  height: '100%',
  pointerEvents: 'none',
  fill: 'none',
  stroke: vars.color.edge,
  strokeWidth: 1,
});

export const mapArrow = style({
  selectors: {
    '&[data-watched]': { stroke: vars.color.ink },
    '&[data-last]': { stroke: vars.color.clay, strokeWidth: 2 },
  },
});

globalStyle(`${mapArrow} polygon`, { fill: 'currentColor', stroke: 'none', color: vars.color.edge });
globalStyle(`${mapArrow}[data-watched] polygon`, { color: vars.color.ink });
globalStyle(`${mapArrow}[data-last] polygon`, { color: vars.color.clay });

export const mapMessages = style({
  display: 'grid',
  gap: vars.space.s4,
  fontSize: vars.size.small,
});

export const mapMessage = style({
  paddingInlineStart: vars.space.s8,
  overflowWrap: 'anywhere',
  borderInlineStart: `${vars.line.bold} solid transparent`,
  selectors: { '&[data-last]': { borderInlineStartColor: vars.color.clay } },
});
