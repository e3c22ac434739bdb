import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s32,
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space.section}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.s24,
});

export const words = style({ display: 'grid', gap: vars.space.s12 });

export const section = style({
  display: 'grid',
  gap: vars.space.s24,
  paddingBlockStart: vars.space.s32,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.s24 });

export const cards = style({
  display: 'grid',
  gap: vars.space.s40,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 24rem))', columnGap: vars.space.column },
    [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 24rem))' },
  },
});

export const card = style({ display: 'grid', gap: vars.space.s12, alignContent: 'start' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s16,
  minHeight: vars.target.small,
});

export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.s16 });
