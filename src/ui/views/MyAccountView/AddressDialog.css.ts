import { style } from '@vanilla-extract/css';

import { from } from '#ui/theme/breakpoints';
import { vars } from '#ui/theme/vars.css';

export const pair = style({
  display: 'grid',
  gap: vars.space.s24,
  '@media': { [from.phone]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space.s16 } },
});
