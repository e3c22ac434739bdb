import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

import { ON_A_DESK } from './desk/media';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  minHeight: '100svh',
  '@media': {
    [from.desktop]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    [when.printed]: { display: 'block' },
    // A desk is a window of fixed height: its panes scroll, each by itself.
    [ON_A_DESK]: {
      selectors: {
        '&[data-desk]': {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gridTemplateRows: 'auto minmax(0, 1fr)',
          height: '100svh',
        },
      },
    },
  },
});

// A browser scrolls to what is focused only if none of it is in sight: what is near an edge, or behind the bar over a
// desk, does not count as that.
globalStyle(`html:has(${root})`, { scrollPaddingBlock: '9rem' });

// No tab is cut where a window or a pane is narrower than all of them.
globalStyle(`${root} [role=tablist]`, { flexWrap: 'wrap', columnGap: vars.space.s16, rowGap: 0, overflowX: 'visible' });

// Targets of 24 px; padding of an inline link moves no line.
globalStyle(`${root} :is([role=tabpanel] :is(p, th), [data-live]) a`, { paddingBlock: vars.space.s4 });
globalStyle(`${root} summary`, { minHeight: vars.target.least });

export const header = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.s4} ${vars.space.s16}`,
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.gutter,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': {
    [from.desktop]: { paddingInline: vars.space.s24 },
    [ON_A_DESK]: {
      selectors: { [`${root}[data-desk] &`]: { gridColumn: 1, gridRow: 1, paddingBlock: vars.space.s4 } },
    },
  },
});

const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.least,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});

export const shop = style([name, { fontFamily: vars.font.serif, fontSize: vars.size.title4 }]);

export const title = style([name, { color: vars.color.inkSoft, fontSize: vars.size.small }]);

export const main = style({
  minWidth: 0,
  padding: `${vars.space.s24} ${vars.space.gutter} ${vars.space.s64}`,
  outline: 'none',
  '@media': {
    [from.desktop]: { paddingInline: vars.space.s32 },
    [ON_A_DESK]: { selectors: { [`${root}[data-desk] &`]: { gridColumn: '1 / -1', padding: 0, minHeight: 0 } } },
  },
});

export const problems = style({
  marginBlockEnd: vars.space.s24,
  padding: vars.space.s16,
  color: vars.color.clayDeep,
  background: vars.color.clayPale,
  borderInlineStart: `${vars.line.bold} solid ${vars.color.clay}`,
});
