import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s16,
  maxWidth: '44rem',
  marginInline: 'auto',
  paddingBlock: `${vars.space.s12} ${vars.space.s32}`,
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const beginnings = style({
  display: 'grid',
  gap: vars.space.s24,
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', gap: vars.space.s40 } },
});

export const title = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  outline: 'none',
});

export const list = style({ display: 'grid', paddingBlock: vars.space.s4 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.target.main,
  overflowWrap: 'anywhere',
});

export const words = style({
  flex: 1,
  minHeight: vars.target.main,
  textAlign: 'start',
  selectors: { '&:hover': { color: vars.color.moss } },
});

/** Phones have no such key. */
export const searchKey = style({ '@media': { '(pointer: coarse) and (max-width: 30em)': { display: 'none' } } });
