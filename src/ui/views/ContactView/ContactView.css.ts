import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

const hairline = `${vars.line.hair} solid ${vars.color.line}`;

export const root = style({
  display: 'grid',
  gap: vars.space.s64,
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space.section}`,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: `calc(${vars.space.section} / 1.5)`,
      alignItems: 'start',
    },
    [when.printed]: { display: 'block' },
  },
});

export const writing = style({
  display: 'grid',
  gap: vars.space.s40,
  minWidth: 0,
  '@media': { [from.desktop]: { maxWidth: vars.width.form } },
});

export const words = style({ display: 'grid', gap: vars.space.s12 });

export const pair = style({
  display: 'grid',
  gap: vars.space.s24,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space.s16 } },
});

export const send = style({ display: 'grid', gap: vars.space.s12, justifyItems: 'start' });

export const beside = style({ display: 'grid', gap: vars.space.s40, minWidth: 0 });

export const details = style({ display: 'grid', gap: vars.space.s20 });

export const lines = style({ display: 'grid', fontStyle: 'normal' });

export const anchor = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.least,
  textUnderlineOffset: '0.28em',
  textDecorationThickness: vars.line.hair,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: vars.color.moss, textDecorationThickness: vars.line.bold } },
});

/** A message that looks like a letter. */
export const letter = style({
  display: 'grid',
  gap: vars.space.s20,
  padding: `${vars.space.s32} clamp(${vars.space.s20}, 4vw, ${vars.space.s40})`,
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.small,
});

export const letterHead = style({
  display: 'grid',
  gap: vars.space.s4,
  paddingBlockEnd: vars.space.s20,
  borderBlockEnd: hairline,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
});

export const letterText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const receipt = style({ display: 'grid', gap: vars.space.s24, scrollMarginBlockStart: vars.space.s96 });

export const keptSpace = style({ paddingBlockEnd: vars.space.section });

export const kept = style({ borderBlockStart: hairline });

export const keptMessage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.s8} ${vars.space.s24}`,
  alignItems: 'start',
  paddingBlock: vars.space.s24,
  borderBlockEnd: hairline,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto' } },
});

export const keptText = style([
  letterText,
  {
    gridColumn: '1 / -1',
    gridRow: '2',
    '@media': { [from.tablet]: { gridColumn: '2', gridRow: '1', maxWidth: vars.width.text } },
  },
]);
