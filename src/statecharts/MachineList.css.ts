import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

import { ON_A_DESK } from './desk/media';

export const root = style({
  minWidth: 0,
  paddingInline: vars.space.gutter,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': {
    [from.desktop]: {
      gridRow: '2 / -1',
      position: 'sticky',
      insetBlockStart: 0,
      maxHeight: '100svh',
      overflowY: 'auto',
      paddingInline: vars.space.s24,
      borderBlockEnd: 0,
      borderInlineEnd: `${vars.line.hair} solid ${vars.color.line}`,
    },
    // On a desk it is in the line of the header.
    [ON_A_DESK]: {
      selectors: {
        '[data-desk] > &': {
          gridRow: 1,
          gridColumn: 2,
          position: 'static',
          paddingInline: `0 ${vars.space.s16}`,
          overflowY: 'hidden',
          borderInlineEnd: 0,
          borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
        },
      },
    },
    [when.printed]: { display: 'none' },
  },
});

export const list = style({
  display: 'flex',
  gap: vars.space.s4,
  overflowX: 'auto',
  // As in Inspector.css.ts: just the middle counts as in sight.
  scrollPaddingInline: '40%',
  paddingBlock: vars.space.s8,
  '@media': {
    [from.desktop]: { display: 'grid', paddingBlock: vars.space.s16 },
    [ON_A_DESK]: { selectors: { '[data-desk] &': { display: 'flex', paddingBlock: vars.space.s4 } } },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target.small,
  paddingInline: vars.space.s12,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { color: vars.color.ink, background: vars.color.surface },
    '&[aria-current]': { color: vars.color.ink, background: vars.color.mossPale, fontWeight: vars.weight.medium },
  },
});
