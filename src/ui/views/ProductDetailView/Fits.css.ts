import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const figure = style({ display: 'grid', gap: vars.space.s16, margin: 0, minWidth: 0 });

export const caption = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});
