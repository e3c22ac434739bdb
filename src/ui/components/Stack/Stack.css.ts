import { style, styleVariants } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const direction = styleVariants({
  column: { display: 'flex', flexDirection: 'column' },
  row: { display: 'flex', flexDirection: 'row', flexWrap: 'wrap' },
  /** A column on a phone, a row from a tablet on. */
  turning: {
    display: 'flex',
    flexDirection: 'column',
    '@media': { [from.tablet]: { flexDirection: 'row', flexWrap: 'wrap' } },
  },
});

export const gap = styleVariants({
  none: {},
  s4: { gap: vars.space.s4 },
  s8: { gap: vars.space.s8 },
  s12: { gap: vars.space.s12 },
  s16: { gap: vars.space.s16 },
  s24: { gap: vars.space.s24 },
  s32: { gap: vars.space.s32 },
  s48: { gap: vars.space.s48 },
  s64: { gap: vars.space.s64 },
  s96: { gap: vars.space.s96 },
});

export const align = styleVariants({
  stretch: {},
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  end: { alignItems: 'flex-end' },
});

export const justify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
});

export const root = style({ minWidth: 0 });
