import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s64,
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space.section}`,
});

export const head = style({ display: 'grid', gap: vars.space.s16 });

/** Space for two lines, so that a name shifts nothing. */
export const greeting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space.s24,
  minHeight: `calc(2 * ${vars.leading.body} * ${vars.size.body})`,
});

export const shortcuts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s32,
  rowGap: vars.space.s12,
  paddingBlockStart: vars.space.s16,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s64,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)', columnGap: vars.space.s64 },
    [from.wide]: { columnGap: vars.space.s128 },
  },
});

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s64,
  alignContent: 'start',
  minWidth: 0,
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s24,
  alignContent: 'start',
  minWidth: 0,
});
