import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s4 });

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.target.small,
  height: vars.target.main,
});
