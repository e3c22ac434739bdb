import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s24,
  paddingBlock: vars.space.s32,
  borderBlock: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': { [from.tablet]: { paddingBlock: vars.space.s48 } },
});

export const words = style({ display: 'grid', gap: vars.space.s8, maxWidth: vars.width.text });
