import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.column,
  rowGap: vars.space.s40,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
