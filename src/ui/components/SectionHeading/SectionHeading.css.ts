import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s32,
  rowGap: vars.space.s12,
  marginBlockEnd: vars.space.heading,
});

export const words = style({
  display: 'grid',
  gap: vars.space.s12,
  '@media': { [from.tablet]: { maxWidth: vars.width.text } },
});
