import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'grid', gap: vars.space.s64, maxWidth: vars.width.text });

export const letters = style({ display: 'grid' });

export const letter = style({
  display: 'grid',
  gap: vars.space.s20,
  paddingBlock: vars.space.s32,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` } },
});

/** Stars and date. */
export const given = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s12,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  selectors: { '&:empty': { display: 'none' } },
});

export const text = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title5,
  lineHeight: vars.leading.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const signature = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minWidth: 0,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
});
