import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const pair = style({
  display: 'grid',
  gap: vars.space.s24,
  '@media': { [from.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
