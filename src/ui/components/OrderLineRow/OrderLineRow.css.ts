import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const table = style({ fontSize: vars.size.small, lineHeight: vars.leading.small });

export const head = style({ color: vars.color.inkSoft });

const cell = style({
  paddingBlock: vars.space.s12,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

export const name = style([cell, { paddingInlineEnd: vars.space.s16, overflowWrap: 'anywhere' }]);

export const qty = style([
  cell,
  {
    width: vars.space.s48,
    paddingInlineEnd: vars.space.s16,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const amount = style([
  cell,
  { width: vars.space.s96, textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
]);
