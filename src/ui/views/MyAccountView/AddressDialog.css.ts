import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const pair = style({
  display: 'grid',
  gap: vars.space.s24,
  '@media': { [from.phone]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space.s16 } },
});
