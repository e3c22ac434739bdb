import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

/** The drawing, and beside it from a desktop on the shopper's room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s48,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space.between },
  },
});

export const figure = style({ display: 'grid', alignContent: 'start', gap: vars.space.s16, margin: 0, minWidth: 0 });

export const caption = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});
