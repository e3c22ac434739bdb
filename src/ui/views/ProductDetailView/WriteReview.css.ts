import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'grid', gap: vars.space.s16 });

export const form = style({ display: 'grid', gap: vars.space.s24 });

export const pair = style({
  display: 'grid',
  gap: vars.space.s24,
  alignItems: 'start',
  '@media': { [from.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.s16 } },
});
