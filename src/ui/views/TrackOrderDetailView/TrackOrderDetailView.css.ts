import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s48,
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space.section}`,
  '@media': { [when.printed]: { gap: vars.space.s24, padding: 0 } },
});

/** In print only, where the header is missing. */
export const letterhead = style({
  display: 'none',
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  '@media': { [when.printed]: { display: 'block' } },
});

export const head = style({ display: 'grid', gap: vars.space.s12 });

export const status = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.s24 });

export const way = style({
  display: 'grid',
  gap: vars.space.s32,
  paddingBlock: vars.space.s40,
  borderBlock: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': { [when.printed]: { gap: vars.space.s16, paddingBlock: vars.space.s16 } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s64,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.s96 },
    [when.printed]: { gap: vars.space.s24 },
  },
});

const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  alignContent: 'start',
  minWidth: 0,
});

export const lines = style([part]);

export const facts = style([part]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  paddingBlockStart: vars.space.s16,
});

export const messages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s8} ${vars.space.s16}`,
});

/** A status without a text takes no gap. */
globalStyle(`:is(${way}, ${messages}) > :empty`, { position: 'absolute' });

export const policies = style({ display: 'grid', gap: vars.space.s4, fontSize: vars.size.small });

export const sentTo = style({ whiteSpace: 'pre-line', fontStyle: 'normal', overflowWrap: 'anywhere' });

export const back = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  maxWidth: vars.width.form,
});

export const choice = style({ display: 'grid', gap: vars.space.s24 });

export const goingBack = style({ display: 'grid', gap: vars.space.s8 });

/** Below the box of its line, beside which the line's name begins. */
export const pieces = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  paddingInlineStart: `calc(${vars.space.s24} + ${vars.space.s12})`,
});

export const legend = style({
  paddingBlockEnd: vars.space.s8,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.small,
});

export const bookReturn = style({ display: 'grid', gap: vars.space.s12 });
