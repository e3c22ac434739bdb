import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // Products that come with the address must not push the footer out of view.
  minHeight: '100svh',
  gap: vars.space.heading,
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space.section}`,
  '@media': { [when.printed]: { minHeight: 0, gap: vars.space.s12, paddingBlock: 0 } },
});

export const found = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s24 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s16,
  rowGap: vars.space.s8,
});

/** Above the buttons on a phone. */
globalStyle(`${tools} > p`, { flexBasis: '100%', '@media': { [from.tablet]: { flexBasis: 'auto' } } });

export const frame = style({
  // What is visually hidden inside is scrolled with the table.
  position: 'relative',
  overflowX: 'auto',
  borderBlock: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': { [from.desktop]: { overflowX: 'visible' }, [when.printed]: { overflow: 'visible' } },
});

export const table = style({
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  minWidth: '100%',
  textAlign: 'start',
  overflowWrap: 'break-word',
  // `page` names the printed page below.
  '@media': { [when.printed]: { width: '100%', fontSize: '8.5pt', lineHeight: 1.3, page: 'comparison' } as object },
});

globalStyle('@page comparison', { size: 'landscape', margin: '10mm' } as object);

const padded = style({
  paddingBlock: vars.space.s12,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  selectors: { 'tbody > tr > &': { borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` } },
  '@media': { [when.printed]: { paddingBlock: '0.7mm' } },
});

/** Stays in sight while the products are scrolled. */
export const term = style([
  padded,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: 'min(6.5rem, 40vw)',
    paddingInlineEnd: vars.space.s12,
    color: vars.color.inkSoft,
    background: vars.color.paper,
    fontSize: vars.size.small,
    '@media': {
      [from.tablet]: { width: '10rem' },
      [when.printed]: { position: 'static', width: '24mm', fontSize: 'inherit', background: 'none' },
    },
  },
]);

const column = style({
  // Two fit beside the terms on most phones; of more, one is cut off, so that it shows there are more. With large text one
  // column is seen whole.
  width: 'min(7.75rem, 50vw)',
  paddingInline: vars.space.s8,
  '@media': {
    [`not all and ${from.tablet}`]: { selectors: { 'tr:has(> :nth-child(4)) > &': { width: 'min(9.5rem, 60vw)' } } },
    [from.tablet]: { width: 'auto', minWidth: '12rem', paddingInline: vars.space.s12 },
    [when.printed]: { width: 'auto', minWidth: 0 },
  },
});

export const picture = style([padded, column, { paddingBlockEnd: 0 }]);

/** In sight while the facts are scrolled, where the table does not scroll sideways. */
const inSight = style({
  '@media': {
    [`screen and ${from.desktop}`]: {
      position: 'sticky',
      insetBlockStart: vars.header.height,
      zIndex: 2,
      background: vars.color.paper,
      // Over the line of the first row, and with the names when it is scrolled below them.
      boxShadow: `0 ${vars.line.hair} 0 ${vars.color.line}`,
    },
  },
});

export const headOfTerms = style([term, inSight]);

export const name = style([
  padded,
  column,
  inSight,
  {
    fontFamily: vars.font.serif,
    fontSize: vars.size.title5,
    lineHeight: vars.leading.snug,
    selectors: { 'thead > tr > &': { borderBlockStart: 0 } },
    '@media': { [when.printed]: { paddingBlockStart: vars.space.s4, fontSize: '10pt' } },
  },
]);

export const nameAlone = style({ display: 'block', containerType: 'inline-size', overflowWrap: 'anywhere' });

export const cell = style([
  padded,
  column,
  {
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-differs=true]': { fontWeight: vars.weight.strong } },
  },
]);

/** What is compared begins within the first screen of a desk. */
globalStyle(`${picture} a[data-card]`, {
  display: 'block',
  maxWidth: '280px',
  '@media': { [when.printed]: { maxWidth: '28mm' } },
});
