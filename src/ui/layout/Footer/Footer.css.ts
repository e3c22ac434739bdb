import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  background: vars.color.ground,
});

export const letters = style({
  display: 'grid',
  gap: vars.space.s32,
  paddingBlock: `calc(${vars.space.section} * 0.75)`,
  '@media': { [from.desktop]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space.s96, alignItems: 'end' } },
});

export const lettersWords = style({ display: 'grid', gap: vars.space.s12, maxWidth: vars.width.form });

export const form = style({
  display: 'grid',
  gap: vars.space.s12,
  maxWidth: vars.width.form,
  '@media': { [from.desktop]: { justifySelf: 'end', width: '100%' } },
});

/** The button is aligned with the input, whatever messages are above or below it. */
export const line = style({
  display: 'grid',
  gap: vars.space.s12,
  '@media': { [from.phone]: { gridTemplateColumns: '1fr auto', alignItems: 'start' } },
});

export const send = style({
  display: 'grid',
  '@media': {
    [from.phone]: { paddingBlockStart: `calc(${vars.size.small} * ${vars.leading.snug} + ${vars.space.s8})` },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.s40} ${vars.space.column}`,
  paddingBlock: vars.space.s48,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.edge}`,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const column = style({ display: 'grid', gap: vars.space.s12, alignContent: 'start' });

export const links = style({ display: 'grid', gap: vars.space.s4, justifyItems: 'start' });

export const social = style({ marginInlineStart: `calc(-1 * ${vars.space.s8})` });

export const colophon = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s16} ${vars.space.s48}`,
  paddingBlock: vars.space.s24,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.edge}`,
});
